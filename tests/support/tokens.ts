// Tokens without sign-in, for runs with many users: signed by a key that the test adds to the server's own.
import { generateKeyPairSync, sign } from 'node:crypto'

const DAY_SECONDS = 86_400

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

type Database = { query: (statement: string, values: unknown[]) => Promise<unknown> }

/** @returns the function that makes a token of a user, valid for a day. */
export async function installTestKey(pool: Database): Promise<(userId: string) => string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const kid = `test-${process.pid}-${Date.now()}`
  // Older than the server's key, so that the server continues to sign with its own.
  await pool.query(
    `insert into auth_jwks (id, public_key, private_key, created_at) values ($1, $2, '', now() - interval '1 year')`,
    [kid, JSON.stringify(publicKey.export({ format: 'jwk' }))],
  )
  return userId => {
    const iat = Math.floor(Date.now() / 1000)
    const claims = { sub: userId, iss: 'tsumugi', aud: 'tsumugi', iat, exp: iat + DAY_SECONDS }
    const text = `${encode({ alg: 'EdDSA', kid })}.${encode(claims)}`
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  }
}
