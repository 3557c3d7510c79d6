// Leaving over HTTP: the password, the end of agreements, the time to think in which taking it back is all that can be done.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OrderState } from '#rules/order/states.ts'
import { holdUpTo } from '#server/areas/order/order-coins.ts'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { enter } from '#server/areas/scenario/entry/enter.ts'
import { transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { ownCharacter } from '#server/platform/own-character.ts'
import { givenCoins } from '../../support/applications.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { waitingMails } from '../../support/mails.ts'
import { givenGuest, givenOrder } from '../../support/orders.ts'
import { mailOf, PLAY_NOW, PLAY_PASSWORD } from '../../support/play.ts'
import { codeOf } from '../../support/refusals.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, pool, users } = database
const clock = fixedClock(PLAY_NOW)
const server = await openServer(database, { clock })
const DAY = 86_400_000

const post = (path: string, body: object, token?: string) =>
  server.send(path, { method: 'POST', body, headers: { origin: server.url }, ...(token ? { token } : {}) })
const credentials = { mailaddress: mailOf('player'), password: PLAY_PASSWORD, sharedDevice: false }
const signIn = () => post('/api/Identity/signIn', credentials)
const tokenIn = ({ json }: Awaited<ReturnType<typeof post>>) => (json as { accessToken: string }).accessToken
const leave = (token: string, password = PLAY_PASSWORD) => post('/api/Identity/leave', { password }, token)
const staying = (more: object = {}) => post('/api/Identity/signIn', { ...credentials, stay: true, ...more })
const facts = async (token: string) => (await server.send('/api/Account/leavingFacts', { token })).json
const subjects = async () => (await waitingMails(database)).map(({ subject }) => subject)
const coinsOf = async (userId = users.player) =>
  (
    await pool.query<{ sum: number }>(
      `select coalesce(sum(balance), 0)::int as sum from ledger_account where holder_id = $1 and currency in ('AC', 'LP')`,
      [userId],
    )
  ).rows[0]?.sum

beforeEach(async () => {
  clock.set(PLAY_NOW)
  await database.asOwner(client => client.query('truncate leaving, mail_outbox, sent_mail, rate_counter'))
  await pool.query('update app_user set account_status = 0')
})

describe('the request', () => {
  test('needs the password', async () => {
    const token = tokenIn(await signIn())
    expect(codeOf(await leave(token, 'wrong-horse'))).toBe('PASSWORD_MISMATCH')
    expect((await signIn()).status).toBe(200)
    expect(await subjects()).toEqual([])
  })

  test('ends every session; signing in offers to take it back, and nothing else works', async () => {
    const [here, there] = [tokenIn(await signIn()), tokenIn(await signIn())]
    expect((await leave(here)).status).toBe(200)
    expect(await subjects()).toEqual(['退会のお申し込みを受け付けました'])
    for (const token of [here, there]) expect((await server.send('/api/Account/userInfo', { token })).status).toBe(401)
    expect(codeOf(await signIn())).toBe('ACCOUNT_LEAVING')
    // Pressed again after a lost answer, the session is over.
    expect((await leave(here)).status).toBe(401)
    expect(codeOf(await staying({ password: 'wrong-horse' }))).toBe('LOGIN_PASSWORD')
    const stayed = await staying()
    expect(stayed.status).toBe(200)
    expect((await server.send('/api/Account/userInfo', { token: tokenIn(stayed) })).status).toBe(200)
    expect(await subjects()).toEqual(['退会のお申し込みを受け付けました', '退会を取り消しました'])
    // Pressed again it is a sign-in.
    expect((await staying()).status).toBe(200)
    expect((await subjects()).length).toBe(2)
  })

  test('of two at once one is done, with one mail', async () => {
    const token = tokenIn(await signIn())
    const answers = await Promise.all([leave(token), leave(token)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await subjects()).toEqual(['退会のお申し込みを受け付けました'])
  })

  test('cannot be taken back when the time is over', async () => {
    await leave(tokenIn(await signIn()))
    clock.set(new Date(PLAY_NOW.getTime() + 7 * DAY))
    expect(codeOf(await staying())).toBe('LEAVING_OVER')
    expect(codeOf(await signIn())).toBe('ACCOUNT_LEAVING')
  })
})

describe('agreements', () => {
  test('reservations end with their coins, which is said before', async () => {
    await givenCoins(db, users.player, 'LP', 1_000)
    const key = await givenScenario(db, users.admin, { settings: { cost: 300, reservingCost: 0 } })
    const now = await publish(db, key, users.admin)
    clock.set(now)
    const before = await coinsOf()
    await transact(db, async tx => {
      const own = await ownCharacter(tx, users.player, 'harbor-rinne')
      await enter(tx, 'reserve', { ...key, userId: users.player, own, cost: 300, fatePower: 0, now })
    })
    expect(await coinsOf()).toBe((before ?? 0) - 300)
    const token = tokenIn(await signIn())
    expect(await facts(token)).toMatchObject({
      endingList: [{ title: '霧笛の夜', coins: 300 }],
      owedList: [],
      keptList: [],
      coins: (before ?? 0) - 300,
    })
    expect((await leave(token)).status).toBe(200)
    expect(await coinsOf()).toBe(before)
    const mail = (await waitingMails(database)).at(-1)?.plainText
    expect(mail).toContain('300コインが戻りました')
    const { rows } = await pool.query('select state from scenario_entry where user_id = $1', [users.player])
    expect(rows).toEqual([{ state: 'cancelled' }])
  })

  test('orders that no master has taken end with their coins, and so does a place in another’s', async () => {
    await givenCoins(db, users.player, 'LP', 2_000)
    const me = { userId: users.player, characterId: 'harbor-rinne' }
    const friend = await givenPlayer(db)
    const [before, ofFriend] = [await coinsOf(), await coinsOf(friend.userId)]
    const own = await givenOrder(db, { ownerId: me.userId, characterId: me.characterId, state: 'Inviting' })
    const guest = await givenGuest(db, own.orderId, friend)
    const theirs = { ownerId: friend.userId, characterId: friend.characterId }
    const other = await givenOrder(db, { ...theirs, state: 'CheckingByDirector', seats: 2 })
    const place = await givenGuest(db, other.orderId, me)
    const asking = await givenOrder(db, { ...theirs, state: 'Inviting' })
    await givenGuest(db, asking.orderId, { ...me, state: 'asked' })
    const parts = [
      { member: own.owner, coins: 432 },
      { member: guest, coins: 434 },
      { member: other.owner, coins: 650 },
      { member: place, coins: 650 },
    ]
    await transact(db, async tx => {
      for (const { member, coins } of parts) await holdUpTo(tx, PLAY_NOW, member, coins)
    })
    expect(await coinsOf()).toBe((before ?? 0) - 1_082)
    const token = tokenIn(await signIn())
    const title = 'オーダー「三人で終電を見送る」'
    expect(await facts(token)).toMatchObject({
      endingList: [432, 650, 0].map(coins => ({ title, coins })),
      owedList: [],
    })
    expect((await leave(token)).status).toBe(200)
    expect([await coinsOf(), await coinsOf(friend.userId)]).toEqual([before, (ofFriend ?? 0) - 650])
    expect((await waitingMails(database)).at(-1)?.plainText).toContain(
      'オーダーを3件、取り消しました。1,082コインが戻りました',
    )
    const states = async () =>
      (await db.select({ state: scenarioOrder.state }).from(scenarioOrder).orderBy(scenarioOrder.orderId)).map(
        ({ state }) => state,
      )
    expect(await states()).toEqual(['Cancel', 'Ordering', 'Inviting'])
    const { rows } = await pool.query(
      `select 1 from scenario_order_member where user_id = $1 and state in ('asked', 'joined')`,
      [users.player],
    )
    expect(rows).toEqual([])
  })

  test.each<['owner' | 'guest' | 'master', OrderState]>([
    ['master', 'CheckingByMaster'],
    ['master', 'Ordered'],
    ['owner', 'Ordered'],
    ['guest', 'Ordered'],
  ])('the %s of an order in %s is refused by its name, and loses nothing', async (part, state) => {
    const me = { userId: users.player, characterId: 'harbor-rinne' }
    const [friend, third] = [await givenPlayer(db), await givenPlayer(db)]
    const owner = part === 'owner' ? me : friend
    const order = await givenOrder(db, {
      ...{ ownerId: owner.userId, characterId: owner.characterId, state },
      masterId: part === 'master' ? me.userId : third.userId,
    })
    if (part === 'guest') await givenGuest(db, order.orderId, me)
    await transact(db, tx => holdUpTo(tx, PLAY_NOW, order.owner, 300))
    const before = [await coinsOf(), await coinsOf(friend.userId)]
    const token = tokenIn(await signIn())
    expect(await facts(token)).toMatchObject({
      owedList: [{ code: 'LEAVING_OWES_ORDER', titleList: ['三人で終電を見送る'] }],
    })
    expect(codeOf(await leave(token))).toBe('LEAVING_OWES_ORDER')
    expect([await coinsOf(), await coinsOf(friend.userId)]).toEqual(before)
    expect((await server.send('/api/Account/userInfo', { token })).status).toBe(200)
    const ended = { state: 'Cancel', dueAt: null } as const
    await db.update(scenarioOrder).set(ended).where(eq(scenarioOrder.orderId, order.orderId))
  })

  test('who owes a replay is refused by name, and loses nothing', async () => {
    const key = await givenScenario(db, users.player)
    const now = await publish(db, key, users.player)
    clock.set(now)
    const token = tokenIn(await signIn())
    expect(await facts(token)).toMatchObject({
      owedList: [{ code: 'LEAVING_OWES_REPLAY', titleList: ['霧笛の夜'] }],
    })
    expect(codeOf(await leave(token))).toBe('LEAVING_OWES_REPLAY')
    expect((await server.send('/api/Account/userInfo', { token })).status).toBe(200)
    await database.asOwner(client =>
      client.query(`update scenario_phase set state = 'withdrawn' where scenario_id = $1`, [key.scenarioId]),
    )
  })
})
