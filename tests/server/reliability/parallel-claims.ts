// Claims and spends at the same moment: one effect whatever the keys, and spends take exactly the available balance.
import { expect } from 'vitest'
import { transact } from '#server/db/client.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { InsufficientBalance } from '#server/platform/ledger/insufficient-balance.ts'
import { type Holder, post, systemAccounts } from '#server/platform/ledger/post.ts'
import { givenMission, reach } from '../../support/missions.ts'
import { report } from '../../support/random.ts'
import { size } from '../../support/size.ts'
import { AT_ONCE, type Book, type Press, type Stage, times } from './parallel.ts'

const ROUNDS = size(50, 1_000)

let { db, users, servers, random, fire, fireOneKey } = {} as Stage
let [mission, before, spends] = [0, 0, 0]

const points = async () => (await balancesOf(db, { kind: 'user', id: users.player }, ['LP'])).LP ?? 0
const claiming = (id: number): Press => ({
  ...{ userId: users.player, path: '/api/Achievement/receiveReward' },
  body: { id, characterId: null },
})
const begin = async () => {
  mission = await givenMission(db)
  before = await points()
}
async function expectOneReward(): Promise<void> {
  const after = await points()
  expect(after).toBe(before + 10)
  before = after
}

async function spend(round: number): Promise<void> {
  const now = () => new Date()
  const holder: Holder = { kind: 'user', id: `spender-${round}` }
  const currency = random.pick(['AC', 'LP', 'token:harbor:1', 'item:harbor:I0001'])
  const price = random.integer(1, 40)
  const lots = times(random.integer(1, 4), () => random.integer(1, 250))
  const balance = lots.reduce((sum, amount) => sum + amount, 0)
  const give = lots.map((amount, nth) => ({
    cause: { kind: 'b2-give', id: `${round}-${nth}` },
    ...{ currency, amount, from: systemAccounts.issue, to: holder, paid: nth % 2 === 0 },
  }))
  await transact(db, tx => post(tx, now(), give))
  const spending = (nth: number) => ({
    cause: { kind: 'b2-spend', id: `${round}-${nth}` },
    ...{ currency, amount: price, from: holder, to: systemAccounts.sink },
  })
  const results = await Promise.allSettled(
    times(AT_ONCE, nth => transact(servers[nth % 2 === 0 ? 0 : 1], tx => post(tx, now(), [spending(nth)]))),
  )
  const paid = results.filter(({ status }) => status === 'fulfilled').length
  spends += paid
  expect(paid, `${balance} ${currency} at ${price}`).toBe(Math.min(AT_ONCE, Math.floor(balance / price)))
  const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(reasons.every(reason => reason instanceof InsufficientBalance)).toBe(true)
  expect((await balancesOf(db, holder, [currency]))[currency]).toBe(balance - paid * price)
}

export const claims: Book = {
  name: 'claims',
  mayBeBusy: false,
  open: async stage => {
    ;({ db, users, servers, random, fire, fireOneKey } = stage)
  },
  races: [
    {
      title: `${AT_ONCE} keys on one reward: one effect each`,
      rounds: ROUNDS,
      begin,
      round: async nth => {
        const id = await reach(db, users.player, mission, {}, undefined, `different-${nth}`)
        const answers = await fire(times(AT_ONCE, () => claiming(id)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, ...times(AT_ONCE - 1, () => 409)])
        await expectOneReward()
      },
    },
    {
      title: `${AT_ONCE} times one key: one effect, equal answers`,
      rounds: ROUNDS,
      begin,
      round: async nth => {
        await fireOneKey(claiming(await reach(db, users.player, mission, {}, undefined, `same-${nth}`)))
        await expectOneReward()
      },
    },
    {
      title: `${AT_ONCE} spends: floor(balance / price) succeed`,
      rounds: ROUNDS,
      round: spend,
      end: async () => report(`B2 spends: ${spends} paid`),
    },
  ],
}
