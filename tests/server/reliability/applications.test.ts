// B1, B2 of applications: at the same moment, on two servers, one effect whatever the keys; the fee and the piece never go twice
// nor come back twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, createPool } from '#server/db/client.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { given, givenCoins, plainItem } from '../../support/applications.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { type RawAnswer, Salvo } from '../../support/last-byte.ts'
import { randomOf, report } from '../../support/random.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { takeTurn } from '../../support/turn.ts'

const ROUNDS = size(8, 200)
const AT_ONCE = 20
const CHARACTER = 'harbor-rinne'

takeTurn()
const random = randomOf('B2 applications')
const database = await openDatabase('play')
const { db, users } = database
const pools = [1, 2].map(() => createPool({ url: database.url, max: 12, role: null, name: 'tsumugi-test' }))
const [one, two] = await Promise.all(pools.map(pool => openServer({ ...database, pool, db: createDb(pool) })))
if (!one || !two) throw new Error('Two servers are needed.')
const salvo = new Salvo([one.url, two.url])
const tokens = { player: '', admin: '' }

beforeAll(async () => {
  tokens.player = await one.signIn('player')
  tokens.admin = await one.signIn('admin')
})
afterAll(async () => {
  salvo.close()
  await Promise.all([one.close(), two.close()])
  await Promise.all(pools.map(pool => pool.end()))
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
const done = (answers: RawAnswer[]): RawAnswer[] => answers.filter(({ status }) => status === 200)
const idOf = ({ body }: RawAnswer): number => JSON.parse(body).applicationId
/** Coins, and pieces under any name. */
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

/** Decisions that the applicant's open screens are told of. */
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
  await given(db, { kind: 'character', id: CHARACTER }, plainItem(), 1)
  let { points, plain, named } = await standing()
  let [approved, told] = [0, await decisionsTold()]
  for (let round = 0; round < ROUNDS; round++) {
    // The same key in some rounds, a new one each time in the others: one piece, so one application.
    const [same = ''] = keys(1)
    const isSame = round % 2 === 0
    const applied = done(await salvo.fire(keys(AT_ONCE).map(key => apply(isSame ? same : key))))
    expect(applied).toHaveLength(isSame ? AT_ONCE : 1)
    expect(new Set(applied.map(({ body }) => body)).size).toBe(1)
    expect(await standing()).toEqual({ points: points - 500, plain: plain - 1, named })
    const [first] = applied
    if (!first) throw new Error('Nothing was applied for.')
    const ends = await salvo.fire(
      keys(AT_ONCE).map((key, nth) =>
        // To withdraw takes less than to decide: where somebody does, hardly anybody else comes first.
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
      await given(db, { kind: 'character', id: CHARACTER }, plainItem(), 1)
    }
    expect(await standing()).toEqual({ points, plain, named })
  }
  expect(told).toBeGreaterThanOrEqual(ROUNDS / 2)
  report('B2 applications', `${ROUNDS} rounds, ${approved} approved, ${Math.round(performance.now() - started)} ms`)
})
