// B2: thirty requests at the same moment, on two servers: one effect whatever their keys, and spends take exactly the
// available balance.
import { beforeAll, expect, test } from 'vitest'
import { transact } from '#server/db/client.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { InsufficientBalance } from '#server/platform/ledger/insufficient-balance.ts'
import { type Holder, post, systemAccounts } from '#server/platform/ledger/post.ts'
import { openDatabase } from '../../support/database.ts'
import type { RawAnswer } from '../../support/last-byte.ts'
import { givenMission, reach } from '../../support/missions.ts'
import { randomOf, report } from '../../support/random.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { openTwoServers } from '../../support/two-servers.ts'

const ROUNDS = size(50, 1_000)
const AT_ONCE = 30

takeTurn()
const random = randomOf('B2 parallel')
const database = await openDatabase('play')
const { db, users } = database
const dbOf = (nth: number) => (nth % 2 === 0 ? one : two).services.db
const { one, two, salvo } = await openTwoServers(database)
let token = ''

beforeAll(async () => {
  // One of a sign-in holds for a quarter of an hour, shorter than a full run.
  token = (await database.asOwner(installTestKey))(users.player)
})

const count = (answers: RawAnswer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const points = async () => (await balancesOf(db, { kind: 'user', id: users.player }, ['LP'])).LP ?? 0
const claims = (id: number, keys: string[]) =>
  salvo.fire(
    keys.map(key => ({
      path: '/api/Achievement/receiveReward',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ id, characterId: null }),
    })),
  )
const keys = (many: number) => Array.from({ length: many }, () => random.uuid())

test(`${ROUNDS} rounds of ${AT_ONCE} keys on one reward: one effect each`, { timeout: limitSeconds(120) }, async () => {
  const started = performance.now()
  const mission = await givenMission(db)
  let before = await points()
  for (let round = 0; round < ROUNDS; round++) {
    const id = await reach(db, users.player, mission, {}, undefined, `different-${round}`)
    const answers = await claims(id, keys(AT_ONCE))
    expect(count(answers)).toEqual({ 200: 1, 409: AT_ONCE - 1 })
    const after = await points()
    expect(after).toBe(before + 10)
    before = after
  }
  report(`B2 different keys: ${ROUNDS} rounds, ${((performance.now() - started) / 1000).toFixed(1)} s`)
})

test(`${ROUNDS} rounds of ${AT_ONCE} times one key: one effect, equal answers`, {
  timeout: limitSeconds(120),
}, async () => {
  const started = performance.now()
  const mission = await givenMission(db)
  let before = await points()
  for (let round = 0; round < ROUNDS; round++) {
    const id = await reach(db, users.player, mission, {}, undefined, `same-${round}`)
    const key = random.uuid()
    const answers = await claims(
      id,
      Array.from({ length: AT_ONCE }, () => key),
    )
    expect(count(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.every(({ headers }) => headers['idempotency-key'] === key)).toBe(true)
    const after = await points()
    expect(after).toBe(before + 10)
    before = after
  }
  report(`B2 same key: ${ROUNDS} rounds, ${((performance.now() - started) / 1000).toFixed(1)} s`)
})

test(`${ROUNDS} rounds of ${AT_ONCE} spends: floor(balance / price) succeed`, {
  timeout: limitSeconds(120),
}, async () => {
  const started = performance.now()
  let spends = 0
  const now = () => new Date()
  for (let round = 0; round < ROUNDS; round++) {
    const holder: Holder = { kind: 'user', id: `spender-${round}` }
    const currency = random.pick(['AC', 'LP', 'token:harbor:1', 'item:harbor:I0001'])
    const price = random.integer(1, 40)
    const lots = Array.from({ length: random.integer(1, 4) }, () => random.integer(1, 250))
    const balance = lots.reduce((sum, amount) => sum + amount, 0)
    const give = lots.map((amount, nth) => ({
      cause: { kind: 'b2-give', id: `${round}-${nth}` },
      ...{ currency, amount, from: systemAccounts.issue, to: holder, paid: nth % 2 === 0 },
    }))
    await transact(db, tx => post(tx, now(), give))
    const spend = (nth: number) => ({
      cause: { kind: 'b2-spend', id: `${round}-${nth}` },
      ...{ currency, amount: price, from: holder, to: systemAccounts.sink },
    })
    const results = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, nth) => transact(dbOf(nth), tx => post(tx, now(), [spend(nth)]))),
    )
    const paid = results.filter(({ status }) => status === 'fulfilled').length
    spends += paid
    expect(paid, `${balance} ${currency} at ${price}`).toBe(Math.min(AT_ONCE, Math.floor(balance / price)))
    const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(reasons.every(reason => reason instanceof InsufficientBalance)).toBe(true)
    expect((await balancesOf(db, holder, [currency]))[currency]).toBe(balance - paid * price)
  }
  report(`B2 spends: ${ROUNDS} rounds, ${spends} paid, ${((performance.now() - started) / 1000).toFixed(1)} s`)
})
