// B1, B2 of applications: requests at the same moment on two servers have one effect whatever the keys; the fee and the
// piece never go twice nor come back twice.
import { beforeAll, expect, test } from 'vitest'
import { CLASS_PROPOSALS_MOST } from '#rules/applications.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import {
  givenAmount,
  givenCoins,
  givenParameters,
  givenSetting,
  plainItem,
  SETTING,
} from '../../support/applications.ts'
import { openDatabase } from '../../support/database.ts'
import type { RawAnswer, Salvo } from '../../support/last-byte.ts'
import { randomOf, report } from '../../support/random.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { takeTurn } from '../../support/turn.ts'
import { openTwoServers } from '../../support/two-servers.ts'

const ROUNDS = size(2, 1_000)
const AT_ONCE = 30
const CHARACTER = 'harbor-rinne'

takeTurn()
const random = randomOf('B2 applications')
const database = await openDatabase('play')
const { db, users } = database
const { one, salvo } = await openTwoServers(database)
const tokens = { player: '', admin: '' }
/** Rounds between two sign-ins: a token lives for a quarter of an hour, and on a slow machine the full size takes longer. */
const ROUNDS_OF_A_TOKEN = 100
const signIn = async (round: number): Promise<void> => {
  if (round % ROUNDS_OF_A_TOKEN !== 0) return
  tokens.player = await one.signIn('player')
  tokens.admin = await one.signIn('admin')
}

beforeAll(async () => {
  await signIn(0)
})

const keys = (many: number): string[] => Array.from({ length: many }, () => random.uuid())
const request = (by: keyof typeof tokens, path: string, key: string, body: unknown) => ({
  path,
  headers: { authorization: `Bearer ${tokens[by]}`, 'idempotency-key': key },
  body: JSON.stringify(body),
})
const apply = (key: string) =>
  request('player', '/api/Application/applyOriginal', key, {
    ...{ characterId: CHARACTER, kind: 'item', code: 'I0001', level: 1, name: '波音の欠片', description: '' },
    ...{ coin: 'llamaPoint', draftId: null },
  })
const decide = (key: string, applicationId: number, isApproved: boolean) =>
  request('admin', '/api/AdminApplication/decide', key, { applicationId, isApproved, reason: '紛らわしい名前です。' })
const cancel = (key: string, applicationId: number) =>
  request('player', '/api/Application/cancel', key, { applicationId })
/** All at the same moment; what a server had no room for at that moment did nothing, and is sent again as a client would. */
async function fire(requests: Parameters<Salvo['fire']>[0]): Promise<RawAnswer[]> {
  const answers = await salvo.fire(requests)
  for (;;) {
    const busy = answers.flatMap(({ status }, nth) => (status === 503 ? [nth] : []))
    if (busy.length === 0) return answers
    const again = await salvo.fire(busy.flatMap(nth => requests[nth] ?? []))
    for (const [at, answer] of again.entries()) answers[busy[at] ?? 0] = answer
  }
}
const done = (answers: RawAnswer[]): RawAnswer[] => answers.filter(({ status }) => status === 200)
const idOf = ({ body }: RawAnswer): number => JSON.parse(body).applicationId
/** Coins, and pieces with and without a name. */
async function standing(): Promise<{ points: number; plain: number; named: number }> {
  const { LP: points = 0 } = await balancesOf(db, { kind: 'user', id: users.player }, ['LP'])
  const { rows } = await database.pool.query<{ plain: string; named: string }>(
    `select coalesce(sum(balance) filter (where currency = $2), 0) as plain,
       coalesce(sum(balance) filter (where currency like $2 || ':O%'), 0) as named
     from ledger_account where holder_kind = 'character' and holder_id = $1`,
    [CHARACTER, plainItem()],
  )
  return { points, plain: Number(rows[0]?.plain), named: Number(rows[0]?.named) }
}

/** Number of decisions of which the open screens of the applicant were told. */
async function decisionsTold(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(*) from realtime_event where kind = 'application' and user_id = $1`,
    [users.player],
  )
  return Number(rows[0]?.count)
}

test(`${ROUNDS} rounds of ${AT_ONCE} at once: one application, one end`, { timeout: limitSeconds(120) }, async () => {
  const started = performance.now()
  await givenCoins(db, users.player, 'LP', 500)
  await givenAmount(db, { kind: 'character', id: CHARACTER }, plainItem(), 1)
  let { points, plain, named } = await standing()
  let [approved, told] = [0, await decisionsTold()]
  for (let round = 0; round < ROUNDS; round++) {
    await signIn(round)
    // The same key in some rounds, a new one each time in the others: one piece, so one application.
    const [same = ''] = keys(1)
    const isSame = round % 2 === 0
    const applied = done(await fire(keys(AT_ONCE).map(key => apply(isSame ? same : key))))
    expect(applied).toHaveLength(isSame ? AT_ONCE : 1)
    expect(new Set(applied.map(({ body }) => body)).size).toBe(1)
    expect(await standing()).toEqual({ points: points - 500, plain: plain - 1, named })
    const [first] = applied
    if (!first) throw new Error('Nothing was applied for.')
    const ends = await fire(
      keys(AT_ONCE).map((key, nth) =>
        // Withdrawing takes less time than deciding: with withdrawals in a round, a decision hardly ever comes first.
        round % 2 === 1 && nth % 4 === 3
          ? cancel(key, idOf(first))
          : decide(key, idOf(first), (nth + round / 2) % 2 < 1),
      ),
    )
    expect(done(ends)).toHaveLength(1)
    const status = JSON.parse(done(ends)[0]?.body ?? '{}').status
    if (status !== undefined) told += 1
    expect(await decisionsTold()).toBe(told)
    const isApproved = status === 2
    if (isApproved) {
      approved += 1
      named += 1
      await givenCoins(db, users.player, 'LP', 500)
      await givenAmount(db, { kind: 'character', id: CHARACTER }, plainItem(), 1)
    }
    expect(await standing()).toEqual({ points, plain, named })
  }
  expect(told).toBeGreaterThanOrEqual(ROUNDS / 2)
  report(
    `B2 applications: ${ROUNDS} rounds, ${approved} approved, ${Math.round(performance.now() - started)} ms;`,
    `${ROUNDS} rounds passed, 0 failed`,
  )
})

const withdrawAll = async (applied: readonly RawAnswer[]): Promise<void> => {
  const ends = await fire(applied.map((answer, nth) => cancel(keys(1)[0] ?? String(nth), idOf(answer))))
  expect(done(ends)).toHaveLength(applied.length)
}

test(`${ROUNDS} rounds of ${AT_ONCE} fees: as many as the purse pays, and all of it comes back`, {
  timeout: limitSeconds(120),
}, async () => {
  await givenAmount(db, { kind: 'character', id: CHARACTER }, plainItem(), AT_ONCE)
  await givenParameters(db)
  for (let round = 0; round < ROUNDS; round++) {
    await signIn(round)
    const { points: before } = await standing()
    // The balance grows in every round, and stays below the fees of all of them.
    if (before < 14_000) await givenCoins(db, users.player, 'LP', random.integer(1, size(6_000, 900)))
    const { points, plain, named } = await standing()
    const applied = done(await fire(keys(AT_ONCE).map(apply)))
    expect(applied).toHaveLength(Math.min(AT_ONCE, Math.floor(points / 500)))
    expect((await standing()).points).toBe(points - 500 * applied.length)
    await withdrawAll(applied)
    expect(await standing()).toEqual({ points, plain, named })

    if (points < 300) await givenCoins(db, users.player, 'LP', 300)
    const purse = (await standing()).points
    await givenSetting(db, CHARACTER)
    const confirm = { characterId: CHARACTER, slotNo: 1, ...SETTING, coin: 'llamaPoint' }
    const texts = keys(AT_ONCE).map(key => request('player', '/api/Application/applySetting', key, confirm))
    const confirming = done(await fire(texts))
    expect(confirming).toHaveLength(1)
    expect((await standing()).points).toBe(purse - 300)

    const numberList = [{ id: 1, kijun: 5, hosei: 1 }]
    const proposals = keys(AT_ONCE).map((key, nth) => {
      const words = { name: `級${round}-${nth}`, description: '灯りを守る。' }
      return request('player', '/api/OriginalClass/propose', key, {
        ...{ characterId: CHARACTER, ...words, numberList, draftId: null },
      })
    })
    const proposed = done(await fire(proposals))
    expect(proposed).toHaveLength(CLASS_PROPOSALS_MOST)
    await withdrawAll([...confirming, ...proposed])
    expect((await standing()).points).toBe(purse)
  }
  report(`B2 fees, texts and proposals: ${3 * ROUNDS} rounds passed, 0 failed`)
})

test(`${ROUNDS} rounds of ${AT_ONCE} times one key, for texts and proposals: one effect, equal answers`, {
  timeout: limitSeconds(120),
}, async () => {
  await givenParameters(db)
  for (let round = 0; round < ROUNDS; round++) {
    await signIn(round)
    await givenCoins(db, users.player, 'LP', 300)
    await givenSetting(db, CHARACTER)
    const { points } = await standing()
    const words = { name: `同じ級${round}`, description: '灯りを守る。' }
    const confirm = { slotNo: 1, ...SETTING, coin: 'llamaPoint' }
    for (const [path, body, fee] of [
      ['/api/Application/applySetting', confirm, 300],
      ['/api/OriginalClass/propose', { ...words, numberList: [{ id: 1, kijun: 5, hosei: 1 }], draftId: null }, 0],
    ] as const) {
      const [key = ''] = keys(1)
      const sent = Array.from({ length: AT_ONCE }, () =>
        request('player', path, key, { characterId: CHARACTER, ...body }),
      )
      const answers = done(await fire(sent))
      expect([answers.length, new Set(answers.map(answer => answer.body)).size]).toEqual([AT_ONCE, 1])
      expect((await standing()).points).toBe(points - fee)
      await withdrawAll(answers.slice(0, 1))
    }
  }
  report(`B2 one key (texts, proposals): ${2 * ROUNDS} rounds passed, 0 failed`)
})
