// Proof of the sender towards push services (VAPID, RFC 8292): one key of this installation, made at the first start, and a token
// for each service.
import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { Db } from '../../db/client.ts'
import { installationSecret } from '../secrets.ts'

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const TOKEN_MS = 12 * 3_600_000
/** Time before the end of a token in which it is replaced. */
const MARGIN_MS = 3_600_000

export type Vapid = {
  /** Key by which browsers subscribe: base64url. */
  publicKey: string
  /** Value of the header Authorization for a service, by its origin. */
  authorization: (origin: string) => Promise<string>
}

const makeKey = (): string => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Node leaves out leading zeros, which readers of a number of 32 bytes need.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

/** Key that the settings give, or else the one that this installation made for itself. */
export const vapidKey = (db: Db, given: string | undefined): Promise<string> =>
  given ? Promise.resolve(given) : installationSecret(db, 'vapid-key', makeKey)

/** @throws for a text that is no key of the curve */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return pair.getPublicKey('base64url')
}

/** Whether a text is a private key of the curve. */
export function isKeyOfPush(text: string): boolean {
  try {
    return publicKeyOf(text).length > 0
  } catch {
    return false
  }
}

/** @param contact address at which services reach the people who run this one: mailto: or https: */
export async function createVapid(privateKey: string, contact: string): Promise<Vapid> {
  const publicKey = publicKeyOf(privateKey)
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33, POINT_BYTES)].map(part => part.toString('base64url'))
  const key = await importJWK({ kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' }, 'ES256')
  const tokens = new Map<string, { token: string; until: number }>()
  return {
    publicKey,
    authorization: async origin => {
      const known = tokens.get(origin)
      if (known && known.until - Date.now() > MARGIN_MS) return `vapid t=${known.token}, k=${publicKey}`
      const until = Date.now() + TOKEN_MS
      const token = await new SignJWT({})
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(until / 1000))
        .sign(key)
      tokens.set(origin, { token, until })
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}
