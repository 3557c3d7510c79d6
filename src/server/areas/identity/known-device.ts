// Devices on which an account was signed in before. After wrong guesses at an account, unknown devices have to wait; its
// owner's devices are known by a cookie and do not (rate-limits.ts counts the guesses). The cookie holds an id of the device
// and, for each of its accounts, a mark that only this server can make; it names nobody, and shared devices get none.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const NAME = 'tsumugi.known-device'
/** Longest lifetime that browsers allow for a cookie. */
const MAX_AGE_SECONDS = 400 * 86_400
const MOST_ACCOUNTS = 8
const ID_BYTES = 16

/** Whether a session ends with the browser: better-auth notes that in a cookie of its own. */
export const isOfSharedDevice = (cookies = ''): boolean => /(?:^|[ ;-])tsumugi\.dont_remember=/.test(cookies)

export type KnownDevices = {
  /** Id of the device that sends these cookies if it is known for the user; else null. */
  idFor: (cookies: string | undefined, userId: string) => string | null
  /** Value of set-cookie that makes the device known for the user; null if it is already. */
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
