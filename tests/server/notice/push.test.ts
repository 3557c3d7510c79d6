// Push: devices of users and whose they are, what is queued, judged again, sent, tried again and dropped.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { parsePush } from '#rules/notices/push.ts'
import { appUser, authSession, authUser, notificationChoice, quietHours } from '#server/areas/identity/tables.ts'
import { notify } from '#server/areas/notice/notify.ts'
import { pushQueue, pushSubscription } from '#server/areas/notice/tables.ts'
import { transact } from '#server/db/client.ts'
import { lockUserEvents } from '#server/platform/realtime/publish.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { deliverNotices, forgetNotices, noticeContext, pushDue } from '../../support/notices.ts'
import { browserOf, createTestPush } from '../../support/push-service.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
const { player, other } = users
/** Noon, and one in the morning of the next day, in Japan. */
const NOON = new Date('2026-11-21T03:00:00Z')
const NIGHT = new Date('2026-11-21T16:00:00Z')
const MORNING = new Date('2026-11-21T22:00:00Z')
const later = (minutes: number, from = NOON) => new Date(from.getTime() + minutes * 60_000)

const replayOut = (now: Date, scenarioId = 1, userId = player) =>
  transact(db, async tx => {
    await lockUserEvents(tx, userId)
    const facts = { scenarioId, phase: 1, worldId: 'harbor', title: '霧笛', act: 'complete', entry: 'seated' as const }
    return notify(tx, now, { userId, event: 'scenario.replay', facts })
  })

const turnOn = (name: string, who: 'player' | 'other' = 'player') =>
  as[who].notice.subscribe({ ...browserOf(name), isPressed: true })
const queued = () => db.$count(pushQueue)

let push = createTestPush()
const told = () =>
  push.taken.map(({ target, pushed }) => [target.endpoint.split('/').at(-1), parsePush(pushed.text)] as const)
const deliver = (at: Date) => deliverNotices(database, at, push)
/** Sending as by another process, which knows nothing of pauses. */
const sendDue = (at: Date) => pushDue(noticeContext(database, at, push))

beforeEach(async () => {
  push = createTestPush()
  await forgetNotices(database)
  await db.delete(pushSubscription)
  await db.delete(notificationChoice)
  await db.delete(quietHours)
})

describe('a device', () => {
  test('is its user’s, seen by that user alone', async () => {
    const { subscriptionId, showsContent } = await turnOn('phone')
    expect(showsContent).toBe(false)
    const { deviceList, publicKey } = await as.player.notice.pushDevices({})
    expect(deviceList).toMatchObject([{ subscriptionId, device: '不明な端末', showsContent: false }])
    expect(publicKey).toMatch(/^[\w-]{87}$/)
    expect((await as.other.notice.pushDevices({})).deviceList).toEqual([])
    await as.other.notice.unsubscribe({ subscriptionId })
    expect(await refusalOf(as.other.notice.showContent({ subscriptionId, showsContent: true }))).toBe('PUSH_GONE')
    expect((await as.player.notice.pushDevices({})).deviceList).toHaveLength(1)
  })

  test('is the next user’s from the moment that one turns it on, with nothing of the former', async () => {
    const { subscriptionId } = await turnOn('phone')
    await as.player.notice.showContent({ subscriptionId, showsContent: true })
    await replayOut(NOON)
    push.answers(() => ({ state: 'later', waitMs: 0 }))
    await deliver(NOON)
    expect(await queued()).toBe(1)
    push.answers(() => ({ state: 'sent' }))
    expect(await turnOn('phone', 'other')).toMatchObject({ showsContent: false })
    expect((await as.player.notice.pushDevices({})).deviceList).toEqual([])
    await sendDue(later(5))
    expect(told()).toEqual([])
    expect(await queued()).toBe(0)
  })

  test('that was ended stays so at a start of its app, until its user wants it again', async () => {
    const { subscriptionId } = await turnOn('phone')
    await as.player.notice.unsubscribe({ subscriptionId })
    expect((await as.player.notice.pushDevices({})).deviceList).toEqual([])
    expect(await as.player.notice.subscribe({ ...browserOf('phone'), isPressed: false })).toMatchObject({ isOn: false })
    await replayOut(NOON)
    await deliver(NOON)
    expect(told()).toEqual([])
    expect(await turnOn('phone')).toMatchObject({ subscriptionId, isOn: true })
  })

  test('ends with its session', async () => {
    const now = new Date()
    const session = { createdAt: now, updatedAt: now, userId: player, token: 'hash', expiresAt: later(60, now) }
    await db
      .insert(authUser)
      .values({ id: player, name: '-', email: 'a@x.example', emailVerified: true, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
    await db.insert(authSession).values({ ...session, id: 'one' })
    await turnOn('phone')
    await db.update(pushSubscription).set({ sessionId: 'one' })
    await replayOut(NOON)
    push.answers(() => ({ state: 'later', waitMs: 0 }))
    await deliver(NOON)
    push.answers(() => ({ state: 'sent' }))
    await db
      .update(authSession)
      .set({ expiresAt: later(-1, now) })
      .where(eq(authSession.id, 'one'))
    expect((await as.player.notice.pushDevices({})).deviceList).toEqual([])
    await db.delete(authSession).where(eq(authSession.id, 'one'))
    expect(await db.$count(pushSubscription)).toBe(0)
    expect(await queued()).toBe(0)
  })

  test('moves to a new address by the old one and its secret alone', async () => {
    const { subscriptionId } = await turnOn('old')
    const { endpoint, auth } = browserOf('old')
    const wrong = { before: { endpoint, auth: 'AAAAAAAAAAAAAAAAAAAAAA' }, ...browserOf('thief') }
    expect(await anonymous.notice.move(wrong)).toEqual({ isMoved: false })
    expect(await anonymous.notice.move({ before: { endpoint, auth }, ...browserOf('new') })).toEqual({ isMoved: true })
    const [kept] = await db.select().from(pushSubscription)
    expect(kept).toMatchObject({ subscriptionId, userId: player, endpoint: browserOf('new').endpoint })
  })

  test.each([
    ['no push service', 'https://evil.example/push/1'],
    ['a service by http', 'http://fcm.googleapis.com/push/1'],
    ['this machine', 'https://127.0.0.1/push/1'],
  ])('at %s is refused', async (_, endpoint) => {
    const asked = { ...browserOf('x'), endpoint, isPressed: true }
    expect(await refusalOf(as.player.notice.subscribe(asked))).toBe('PUSH_ENDPOINT')
  })

  test('with a key that is no point of the curve is refused', async () => {
    const p256dh = `BA${'A'.repeat(85)}`
    expect(await refusalOf(as.player.notice.subscribe({ ...browserOf('x'), p256dh, isPressed: true }))).toBe(
      'PUSH_ENDPOINT',
    )
  })

  test('makes room for the newest of twenty', async () => {
    for (let nth = 0; nth < 22; nth++) {
      await turnOn(`phone-${nth}`)
      await db
        .update(pushSubscription)
        .set({ seenAt: later(nth) })
        .where(eq(pushSubscription.endpoint, browserOf(`phone-${nth}`).endpoint))
    }
    expect(await db.$count(pushSubscription)).toBe(20)
    expect(await db.$count(pushSubscription, eq(pushSubscription.endpoint, browserOf('phone-0').endpoint))).toBe(0)
  })
})

describe('a notice', () => {
  test('is sent to every device, each as it wishes, with a stable number, a topic and its time', async () => {
    await turnOn('phone')
    const { subscriptionId } = await turnOn('laptop')
    await as.player.notice.showContent({ subscriptionId, showsContent: true })
    await replayOut(NOON)
    await deliver(NOON)
    const byDevice = new Map(told())
    expect(byDevice.get('phone')).toMatchObject({
      ...{ userId: player, title: 'つむぎ', body: 'リプレイのお知らせがあります。', isListed: true, unread: 1 },
      href: '/world/harbor/scenario/0000000001/1',
    })
    expect(byDevice.get('laptop')).toMatchObject({ title: 'リプレイが公開されました', body: '霧笛' })
    expect(byDevice.get('laptop')?.noticeId).toBe(byDevice.get('phone')?.noticeId)
    const [one, two] = push.taken.map(({ pushed }) => pushed)
    expect(one?.ttlSeconds).toBe(7 * 86_400)
    expect([one?.topic, two?.topic].every(topic => /^[\w-]{32}$/.test(topic ?? ''))).toBe(true)
    expect(one?.topic).not.toBe(two?.topic)
    expect(await queued()).toBe(0)
    await deliver(NOON)
    expect(push.taken).toHaveLength(2)
  })

  test('is not sent where push is off for it, nor where there is no device', async () => {
    await replayOut(NOON)
    await deliver(NOON)
    await turnOn('phone')
    await as.player.notice.choose({ event: 'replay', channel: 'push', isOn: false })
    await replayOut(NOON, 2)
    await deliver(NOON)
    expect(told()).toEqual([])
  })

  test('that was read on the way is not sent to devices that wait', async () => {
    await turnOn('phone')
    await turnOn('laptop')
    push.answers(({ endpoint }) => (endpoint.endsWith('phone') ? { state: 'sent' } : { state: 'later', waitMs: 0 }))
    await replayOut(NOON)
    await deliver(NOON)
    expect(told().map(([device]) => device)).toEqual(['phone'])
    const { noticeList } = await as.player.notice.getNotices({ filter: 'all', offset: 0, limit: 20 })
    await as.player.notice.read({ noticeIdList: noticeList.map(({ noticeId }) => noticeId) })
    push.answers(() => ({ state: 'sent' }))
    await sendDue(later(5))
    expect(told()).toHaveLength(1)
    expect(await queued()).toBe(0)
  })

  test('waits for the end of quiet hours, also when it is only tried again, and is dropped when it is too late', async () => {
    await turnOn('phone')
    await replayOut(NIGHT)
    await deliver(NIGHT)
    expect([told(), await queued()]).toEqual([[], 0])
    await deliver(MORNING)
    expect(told()).toHaveLength(1)
    push.answers(() => ({ state: 'later', waitMs: 0 }))
    await replayOut(later(-61, NIGHT), 2)
    // Half past ten in the evening.
    const evening = new Date('2026-11-21T13:30:00Z')
    await deliver(evening)
    expect(await queued()).toBe(1)
    push.answers(() => ({ state: 'sent' }))
    await sendDue(NIGHT)
    expect(told()).toHaveLength(1)
    const [held] = await db.select().from(pushQueue)
    expect(held?.nextAt).toEqual(MORNING)
    await sendDue(later(8 * 1_440, MORNING))
    expect([told().length, await queued()]).toEqual([1, 0])
  })

  test('of an account that was closed is dropped', async () => {
    await turnOn('phone', 'other')
    await replayOut(NOON, 1, other)
    push.answers(() => ({ state: 'later', waitMs: 0 }))
    await deliver(NOON)
    push.answers(() => ({ state: 'sent' }))
    await db.update(appUser).set({ accountStatus: 1 }).where(eq(appUser.userId, other))
    await sendDue(later(5))
    await db.update(appUser).set({ accountStatus: 0 }).where(eq(appUser.userId, other))
    expect([told(), await queued()]).toEqual([[], 0])
  })

  test('that a later one of its topic replaced is not sent any more', async () => {
    await turnOn('phone')
    push.answers(() => ({ state: 'later', waitMs: 0 }))
    await replayOut(NOON)
    await deliver(NOON)
    await replayOut(later(1))
    push.answers(() => ({ state: 'sent' }))
    await deliver(later(1))
    await sendDue(later(5))
    expect(told()).toHaveLength(1)
  })
})

describe('a service', () => {
  test('that says a subscription has ended ends it at once', async () => {
    await turnOn('phone')
    push.answers(() => ({ state: 'gone' }))
    await replayOut(NOON)
    await deliver(NOON)
    expect([await db.$count(pushSubscription), await queued()]).toEqual([0, 0])
  })

  test('that refuses a message for good is not asked again', async () => {
    await turnOn('phone')
    push.answers(() => ({ state: 'refused' }))
    await replayOut(NOON)
    await deliver(NOON)
    expect([await db.$count(pushSubscription), await queued()]).toEqual([1, 0])
  })

  test('that fails is tried again after growing pauses, or as late as it asks', async () => {
    await turnOn('phone')
    push.answers(() => ({ state: 'later', waitMs: 0 }))
    await replayOut(NOON)
    await deliver(NOON)
    const pauses: number[] = []
    let at = NOON
    for (let nth = 0; nth < 4; nth++) {
      const [row] = await db.select().from(pushQueue)
      if (!row) throw new Error('It was given up.')
      pauses.push(row.nextAt.getTime() - at.getTime())
      at = row.nextAt
      await sendDue(at)
    }
    const usual = [10_000, 20_000, 40_000, 80_000]
    for (const [nth, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual((usual[nth] ?? 0) * 0.75)
      expect(pause).toBeLessThanOrEqual((usual[nth] ?? 0) * 1.25)
    }
    push.answers(() => ({ state: 'later', waitMs: 3_600_000 }))
    const [before] = await db.select().from(pushQueue)
    await sendDue(before?.nextAt ?? NOON)
    const [after] = await db.select().from(pushQueue)
    expect((after?.nextAt.getTime() ?? 0) - (before?.nextAt.getTime() ?? 0)).toBeGreaterThanOrEqual(3_600_000)
  })

  test('that answers nobody is asked once a pause, not for each message', async () => {
    for (let nth = 0; nth < 40; nth++) await turnOn(`phone-${nth % 20}`)
    let asked = 0
    push.answers(() => {
      asked += 1
      return { state: 'later', waitMs: 0 }
    })
    for (let scenario = 1; scenario <= 3; scenario++) await replayOut(NOON, scenario)
    await deliver(NOON)
    expect(await queued()).toBe(60)
    expect(asked).toBe(16)
  })
})
