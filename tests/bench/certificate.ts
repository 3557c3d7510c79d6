// A self-signed certificate for localhost, made for one run. Node can sign but not build one, so its bytes (DER, RFC 5280)
// are composed here.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Certificate = {
  /** Private key as PEM. */
  key: string
  cert: string
  /** Hash of the public key, for the browser's option that trusts the certificate. */
  fingerprint: string
}

const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts)
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const time = (at: Date) => tlv(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const ECDSA_SHA256 = sequence(bytes('06082a8648ce3d040302'))
const COMMON_NAME = bytes('0603550403')
const ALTERNATIVE_NAME = bytes('0603551d11')

export function createCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(tlv(0x31, sequence(COMMON_NAME, tlv(0x0c, Buffer.from('localhost')))))
  const hosts = sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1])))
  const day = 86_400_000
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    spki,
    tlv(0xa3, sequence(sequence(ALTERNATIVE_NAME, tlv(0x04, hosts)))),
  )
  const signature = sign('sha256', body, privateKey)
  const der = sequence(body, ECDSA_SHA256, tlv(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  }
}
