// Web push towards services: encryption by the example of RFC 8291, the proof of the sender, answers, and addresses that are never
// connected to (B25).
import { createECDH } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { isPublicAddress } from '#server/platform/outside/public-address.ts'
import { FetchRefused } from '#server/platform/outside/read-answer.ts'
import { resolveBy } from '#server/platform/outside/safe-fetch.ts'
import { createSafePost } from '#server/platform/outside/safe-post.ts'
import { areDeviceKeys, encryptPush } from '#server/platform/push/encrypt.ts'
import { openPush } from '#server/platform/push/open-push.ts'
import { createPush, topicOf } from '#server/platform/push/push.ts'
import { createVapid, publicKeyOf } from '#server/platform/push/vapid.ts'
import { openCanary } from '../../support/canary.ts'
import { openDatabase } from '../../support/database.ts'
import { openNameServer } from '../../support/name-server.ts'
import { browserOf, decrypt, openPushService } from '../../support/push-service.ts'

const KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const pushed = { text: '{"a":1}', ttlSeconds: 60, topic: topicOf(1, 'x'), isUrgent: false }

describe('encryption', () => {
  test('is that of the example in RFC 8291', () => {
    const sealed = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), browserOf('x'), {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from(KEY, 'base64url'),
    })
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is read by its device alone, up to the longest message', () => {
    const device = createECDH('prime256v1')
    device.generateKeys()
    const auth = Buffer.alloc(16, 7)
    const text = 'あ'.repeat(1_300)
    const keys = { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') }
    const sealed = encryptPush(Buffer.from(text), keys)
    expect(sealed.length).toBeLessThanOrEqual(4_096)
    expect(decrypt(sealed, device, auth)).toBe(text)
    expect(() => decrypt(sealed, device, Buffer.alloc(16, 8))).toThrow()
    expect(() => encryptPush(Buffer.alloc(3_901), keys)).toThrow('too long')
  })

  test.each([
    ['a short key', { p256dh: 'BAAA', auth: browserOf('x').auth }],
    [
      'no point',
      {
        p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url'),
        auth: browserOf('x').auth,
      },
    ],
    ['a short secret', { p256dh: browserOf('x').p256dh, auth: 'AAAA' }],
  ])('is not tried with %s', (_, keys) => expect(areDeviceKeys(keys)).toBe(false))
})

describe('a service', async () => {
  const vapid = await createVapid(KEY, 'mailto:ops@tsumugi.example')
  const service = await openPushService(() => vapid.publicKey)
  const push = createPush({ vapid, standIns: [service.origin] })
  const device = service.addDevice()
  afterEach(() => expect(service.faults).toEqual([]))
  afterAll(() => service.close())

  test('is shown who sends, and what the device can read', async () => {
    const text = JSON.stringify({ userId: 'u1', noticeId: 4, title: 'つむぎ', body: '灯', href: '/notice', tag: 't' })
    expect(await push.send(device, { ...pushed, text, isUrgent: true })).toEqual({ state: 'sent' })
    expect(device.arrived).toMatchObject([
      { topic: pushed.topic, ttl: 60, urgency: 'high', message: { noticeId: 4, body: '灯' } },
    ])
  })

  test.each([
    [404, { state: 'gone' }],
    [410, { state: 'gone' }],
    [400, { state: 'refused' }],
    [413, { state: 'refused' }],
    [302, { state: 'refused' }],
    [403, { state: 'later', waitMs: 0 }],
    [500, { state: 'later', waitMs: 0 }],
    [
      { status: 429, retryAfter: '120' },
      { state: 'later', waitMs: 120_000 },
    ],
    [
      { status: 503, retryAfter: '999999999' },
      { state: 'later', waitMs: 6 * 3_600_000 },
    ],
    [
      { status: 503, retryAfter: 'soon' },
      { state: 'later', waitMs: 0 },
    ],
    ['lost', { state: 'later', waitMs: 0 }],
  ] as const)('that answers %j', async (answered, outcome) => {
    service.behave(() => answered)
    const text = JSON.stringify({ userId: 'u1', noticeId: 4, title: 'つむぎ', body: '灯' })
    expect(await push.send(device, { ...pushed, text })).toEqual(outcome)
  })

  test('that is dead', async () => {
    await service.die()
    expect(await push.send(device, pushed)).toEqual({ state: 'later', waitMs: 0 })
    await service.revive()
  })
})

describe('addresses', async () => {
  const canary = await openCanary()
  const nameServer = await openNameServer(name => (name === 'fcm.googleapis.com' ? ['127.0.0.1'] : ['10.0.0.1']))
  const vapid = await createVapid(KEY, 'mailto:ops@tsumugi.example')
  const inner = { resolve: resolveBy([nameServer.address]), isAllowed: isPublicAddress, isAllowedPort: () => true }
  const post = createSafePost(() => false, inner)
  const push = createPush({ vapid, standIns: [], post })
  afterEach(() => expect(canary.accepted()).toBe(0))
  afterAll(() => Promise.all([canary.close(), nameServer.close()]))

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-ln2p.notify.windows.com/w/?token=abc',
    'https://wns.eu.notify.windows.com/w/?token=abc',
  ])('%s is a push service', endpoint => expect(push.originOf(endpoint)).toBe(new URL(endpoint).origin))

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://push.apple.com.evil.example/abc',
    'https://notify.windows.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'no address',
  ])('%s is none, and nothing is sent there', async endpoint => {
    expect(push.originOf(endpoint)).toBeNull()
    expect(await push.send({ ...browserOf('x'), endpoint }, pushed)).toEqual({ state: 'gone' })
  })

  test('a service whose name leads inside is not connected to', async () => {
    expect(await push.send(browserOf('x'), pushed)).toEqual({ state: 'later', waitMs: 0 })
  })

  test.each([
    `http://127.0.0.1:${canary.port}/`,
    `https://127.0.0.1:${canary.port}/`,
    `https://inside.test:${canary.port}/`,
  ])('%s takes no post', async address => {
    await expect(post(address, { headers: {}, body: Buffer.from('x') })).rejects.toThrow(FetchRefused)
  })
})

describe('the key', async () => {
  const database = await openDatabase('empty')

  test('is made at the first start, and stays', async () => {
    const [one, two] = await Promise.all([openPush(database.db, {}), openPush(database.db, {})])
    expect(one.publicKey).toMatch(/^B[\w-]{86}$/)
    expect(two.publicKey).toBe(one.publicKey)
    expect((await openPush(database.db, { PUSH_KEY: KEY })).publicKey).toBe(publicKeyOf(KEY))
  })

  test.each([
    ['PUSH_KEY', 'A'.repeat(43)],
    ['PUSH_KEY', 'short'],
    ['PUSH_CONTACT', 'ops@tsumugi.example'],
    ['PUSH_STAND_IN', 'http://127.0.0.1'],
  ])('%s=%s cannot be used', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} has a value that cannot be used.`)
  })

  test('a program in the place of services is not for production', () => {
    const given = { PUSH_STAND_IN: 'http://127.0.0.1:9,http://127.0.0.1:10' }
    expect(readConfig(given).PUSH_STAND_IN).toHaveLength(2)
    expect(() => readConfig({ ...given, NODE_ENV: 'production' })).toThrow(/PUSH_STAND_IN is for development and tests/)
  })
})
