// B27: tokens that are not ours, or no longer valid, identify no user.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { errorsIn, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const good = await server.signIn('player')
const [header = '', payload = '', signature = ''] = good.split('.')

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const use = (token: string) => server.send('/api/coin/getCoins', { token })
const refusedAs = async (token: string) => expectRefusal(await use(token), token.slice(0, 60))
const now = () => Math.floor(Date.now() / 1000)
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const signedBy = (head: object, body: object) => {
  const text = `${encode(head)}.${encode(body)}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}
const claims = { sub: database.users.player, iss: 'tsumugi', aud: 'tsumugi', iat: now(), exp: now() + 600 }

test('a good token is good', async () => {
  expect((await use(good)).status).toBe(200)
  expect(decode(header)).toMatchObject({ alg: 'EdDSA', kid: expect.any(String) })
  expect(decode(payload)).toMatchObject({ sub: database.users.player, iss: 'tsumugi', aud: 'tsumugi' })
})

test('a token says nothing of its user but the id, and of its session but its name', async () => {
  expect(Object.keys(decode(payload)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  const { rows } = await database.pool.query<{ id: string }>('select id from auth_session')
  expect(rows.map(({ id }) => id)).toContain(decode(payload).sid)
})

describe('a forged token', () => {
  test.each([
    ['without a signature', `${header}.${payload}.`],
    ['without its last part', `${header}.${payload}`],
    ['with a changed user', `${header}.${encode({ ...decode(payload), sub: database.users.admin })}.${signature}`],
    ['with a longer life', `${header}.${encode({ ...decode(payload), exp: now() + 1e6 })}.${signature}`],
    ['with a changed signature', `${header}.${payload}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`],
    ['of the algorithm none', `${encode({ alg: 'none' })}.${encode(claims)}.`],
    ['of the algorithm None with our key id', `${encode({ ...decode(header), alg: 'None' })}.${payload}.`],
    ['of our key id by another key', signedBy(decode(header), claims)],
    ['of a key id nobody knows', signedBy({ ...decode(header), kid: 'unknown' }, claims)],
    ['without a key id', signedBy({ alg: 'EdDSA' }, claims)],
    ['that brings its key along', signedBy({ alg: 'EdDSA', jwk: publicKey.export({ format: 'jwk' }) }, claims)],
    ['that names where its key is', signedBy({ alg: 'EdDSA', jku: 'http://127.0.0.1:9/keys' }, claims)],
    ['with a critical extension', signedBy({ ...decode(header), crit: ['exp'] }, claims)],
    ['of three empty parts', '..'],
    ['of a very long text', `${'a'.repeat(2_000)}.${'b'.repeat(1_000)}.c`],
  ])('%s is refused', async (_, token) => {
    expect(await refusedAs(token)).toBe('UNAUTHORIZED')
  })

  test('signed by HS256 with the public key is refused', async () => {
    const { rows } = await database.pool.query<{ public_key: string }>('select public_key from auth_jwks')
    const key = JSON.parse(rows[0]?.public_key ?? '{}') as { x: string }
    const text = `${encode({ ...decode(header), alg: 'HS256' })}.${encode(claims)}`
    for (const secret of [rows[0]?.public_key ?? '', key.x, Buffer.from(key.x, 'base64url')]) {
      const forged = `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
      expect(await refusedAs(forged)).toBe('UNAUTHORIZED')
    }
  })
})

describe('a token by one of our own keys', async () => {
  // A key of the server that the test holds: each bad token differs from a good one in one property.
  const kid = 'test-key'
  await database.pool.query(
    `insert into auth_jwks (id, public_key, private_key, created_at) values ($1, $2, '', now() - interval '1 year')`,
    [kid, JSON.stringify(publicKey.export({ format: 'jwk' }))],
  )
  const own = (body: object, head: object = {}) => signedBy({ alg: 'EdDSA', kid, ...head }, body)

  test('is good as it should be', async () => {
    expect((await use(own(claims))).status).toBe(200)
  })

  test('that was used is refused once its time is over', async () => {
    const short = own({ ...claims, exp: now() + 2 })
    for (const _ of [1, 2]) expect((await use(short)).status).toBe(200)
    await expect.poll(async () => (await use(short)).status, { timeout: 5_000, interval: 200 }).toBe(401)
  })

  test('that was used proves nothing of another one', async () => {
    const used = own(claims)
    expect((await use(used)).status).toBe(200)
    expect(await refusedAs(`${used.slice(0, -4)}AAAA`)).toBe('UNAUTHORIZED')
  })

  test.each([
    ['expired', { ...claims, exp: now() - 1 }],
    ['not yet valid', { ...claims, nbf: now() + 600 }],
    ['of another issuer', { ...claims, iss: 'https://evil.example' }],
    ['for another audience', { ...claims, aud: 'another' }],
    ['without an audience', { ...claims, aud: undefined }],
    ['without an issuer', { ...claims, iss: undefined }],
    ['without an end', { ...claims, exp: undefined }],
    ['without a beginning', { ...claims, iat: undefined }],
    ['without a user', { ...claims, sub: undefined }],
    ['of an empty user', { ...claims, sub: '' }],
    ['of a session that is no name', { ...claims, sid: 7 }],
    ['of a session nobody has', { ...claims, sid: 'nobody-here' }],
    ['with an end that is text', { ...claims, exp: 'tomorrow' }],
  ])('%s is refused', async (_, body) => {
    expect(await refusedAs(own(body))).toBe('UNAUTHORIZED')
  })

  test('that names another algorithm is refused', async () => {
    for (const alg of ['none', 'HS256', 'RS256', 'ES256', 'ed25519']) {
      expect(await refusedAs(own(claims, { alg }))).toBe('UNAUTHORIZED')
    }
  })

  test('of a user who does not exist is refused', async () => {
    expect(await refusedAs(own({ ...claims, sub: 'nobody-here' }))).toBe('UNAUTHORIZED')
  })
})

test('a token ends when its time is over', async () => {
  const shortLived = await openServer(database, { accessTokenSeconds: 1 })
  const token = await shortLived.signIn('other')
  await new Promise(resolve => setTimeout(resolve, 2_100))
  expect(expectRefusal(await shortLived.send('/api/coin/getCoins', { token }), 'old')).toBe('UNAUTHORIZED')
  await shortLived.close()
})

test('a key made by another process is learned without a restart', async () => {
  const other = await openServer(database)
  await database.pool.query('delete from auth_jwks')
  const token = await other.signIn('player')
  expect((await use(token)).status).toBe(200)
  await other.close()
})

test('none of this was an error of the server', () => {
  expect(errorsIn(server.logs)).toEqual([])
})
