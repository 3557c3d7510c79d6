// Devices on which an account was signed in before. Who guesses at an account makes unknown devices wait for it; its owner's
// own are known by a cookie and do not wait with them (rate-limits.ts counts the tries). The cookie holds an id of the device
// and a mark for each of its accounts that only this server can make; it names nobody, and no shared device gets one.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const NAME = 'tsumugi.known-device'
/** As long as browsers keep a cookie at most. */
const MAX_AGE_SECONDS = 400 * 86_400
const MOST_ACCOUNTS = 8
const ID_BYTES = 16

export type KnownDevices = {
  /** The id of the device that sends these cookies, where it is known for the user; null elsewhere. */
  idFor: (cookies: string | undefined, userId: string) => string | null
  /** The set-cookie that makes the device known for the user, null where it is already. */
  remember: (cookies: string | undefined, userId: string) => string | null
}

export function createKnownDevices(secret: string, options: { secureCookies: boolean }): KnownDevices {
  const markOf = (id: string, userId: string): string =>
    createHmac('sha256', secret)
      .update(`known-device ${id} ${userId}`)
      .digest()
      .subarray(0, ID_BYTES)
      .toString('base64url')
  const isKnown = ({ id, marks }: Device, userId: string): boolean => {
    const mark = Buffer.from(markOf(id, userId))
    return marks.some(each => timingSafeEqual(Buffer.from(each), mark))
  }
  return {
    idFor: (cookies, userId) => {
      const device = read(cookies)
      return device && isKnown(device, userId) ? device.id : null
    },
    remember: (cookies, userId) => {
      const device = read(cookies) ?? { id: randomBytes(ID_BYTES).toString('base64url'), marks: [] }
      if (isKnown(device, userId)) return null
      const marks = [markOf(device.id, userId), ...device.marks].slice(0, MOST_ACCOUNTS)
      const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=/api/Identity; HttpOnly; SameSite=Lax`
      return `${NAME}=${[device.id, ...marks].join('.')}; ${attributes}${options.secureCookies ? '; Secure' : ''}`
    },
  }
}

type Device = { id: string; marks: string[] }

function read(cookies: string | undefined): Device | null {
  const value = /(?:^|; ?)tsumugi\.known-device=([\w-]{22}(?:\.[\w-]{22}){1,8})(?:;|$)/.exec(cookies ?? '')?.[1]
  const [id, ...marks] = value?.split('.') ?? []
  return id ? { id, marks } : null
}
