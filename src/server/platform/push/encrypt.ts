// Encryption of a push for one device: RFC 8291, with the content coding aes128gcm of RFC 8188 in a single record.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a subscription, as its browser tells them: base64url. */
export type DeviceKeys = { p256dh: string; auth: string }

/** Random parts of the encryption, which tests replace by fixed ones. */
type Chance = { salt: Buffer; privateKey: Buffer | null }

const CURVE = 'prime256v1'
const RECORD_BYTES = 4_096
const POINT_BYTES = 65
const AUTH_BYTES = 16
const LAST_RECORD = Buffer.from([2])
/** Most bytes of a message that fit the record beside its mark and its tag; services take bodies of 4,096 in all. */
const MOST_MESSAGE_BYTES = 3_900

const derive = (key: Uint8Array, salt: Uint8Array, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** Whether a message can be encrypted with the keys of a subscription. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    return false
  try {
    const own = createECDH(CURVE)
    own.generateKeys()
    // The computation throws for a key that is no point of the curve.
    own.computeSecret(point)
    return true
  } catch {
    return false
  }
}

export function encryptPush(
  message: Buffer,
  { p256dh, auth }: DeviceKeys,
  { salt, privateKey }: Chance = { salt: randomBytes(16), privateKey: null },
): Buffer {
  if (message.length > MOST_MESSAGE_BYTES) throw new Error('A push is too long.')
  const own = createECDH(CURVE)
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const [device, server] = [Buffer.from(p256dh, 'base64url'), own.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, server])
  const key = derive(own.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([
    ...[salt, size, Buffer.from([server.length]), server],
    ...[cipher.update(message), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()],
  ])
}
