// Applications at the same moment have one effect whatever the keys (B1 too); the fee and the piece never go twice nor come back twice.
import { expect } from 'vitest'
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
import type { RawAnswer } from '../../support/last-byte.ts'
import { report } from '../../support/random.ts'
import { size } from '../../support/size.ts'
import { AT_ONCE, type Book, type Press, passed, type Stage, times } from './parallel.ts'

const ROUNDS = size(2, 1_000)
const CHARACTER = 'harbor-rinne'

let { database, db, users, random, fire, fireOneKey } = {} as Stage
/** Balances of the player before a round, and ends of all rounds. */
let { points, plain, named, approved, told } = { points: 0, plain: 0, named: 0, approved: 0, told: 0 }

const press = (by: 'player' | 'admin', path: string, body: object): Press => ({
  ...{ userId: users[by], path },
  body,
})
const applying = (): Press =>
  press('player', '/api/Application/applyOriginal', {
    ...{ characterId: CHARACTER, kind: 'item', code: 'I0001', level: 1, name: '波音の欠片', description: '' },
    ...{ coin: 'llamaPoint', draftId: null },
  })
const deciding = (applicationId: number, isApproved: boolean) =>
  press('admin', '/api/AdminApplication/decide', { applicationId, isApproved, reason: '紛らわしい名前です。' })
const cancelling = (applicationId: number) => press('player', '/api/Application/cancel', { applicationId })
const confirming = () =>
  press('player', '/api/Application/applySetting', {
    ...{ characterId: CHARACTER, slotNo: 1, ...SETTING, coin: 'llamaPoint' },
  })
const proposing = (name: string) =>
  press('player', '/api/OriginalClass/propose', {
    ...{ characterId: CHARACTER, name, description: '灯りを守る。' },
    ...{ numberList: [{ id: 1, kijun: 5, hosei: 1 }], draftId: null },
  })
const firePassing = async (presses: readonly Press[]): Promise<RawAnswer[]> => passed(await fire(presses))
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

async function giveFeeAndPiece(): Promise<void> {
  await givenCoins(db, users.player, 'LP', 500)
  await givenAmount(db, { kind: 'character', id: CHARACTER }, plainItem(), 1)
}

async function applyAndEnd(round: number): Promise<void> {
  // The same key in some rounds, a new one each time in the others: one piece, so one application.
  const isSame = round % 2 === 0
  const applied = isSame ? [await fireOneKey(applying())] : await firePassing(times(AT_ONCE, applying))
  expect(applied).toHaveLength(1)
  expect(await standing()).toEqual({ points: points - 500, plain: plain - 1, named })
  const [first] = applied
  if (!first) throw new Error('Nothing was applied for.')
  const ends = await firePassing(
    times(AT_ONCE, nth =>
      // Withdrawing takes less time than deciding: with withdrawals in a round, a decision hardly ever comes first.
      round % 2 === 1 && nth % 4 === 3 ? cancelling(idOf(first)) : deciding(idOf(first), (nth + round / 2) % 2 < 1),
    ),
  )
  expect(ends).toHaveLength(1)
  const status = JSON.parse(ends[0]?.body ?? '{}').status
  if (status !== undefined) told += 1
  expect(await decisionsTold()).toBe(told)
  if (status === 2) {
    approved += 1
    named += 1
    await giveFeeAndPiece()
  }
  expect(await standing()).toEqual({ points, plain, named })
}

const withdrawAll = async (applied: readonly RawAnswer[]): Promise<void> => {
  expect(await firePassing(applied.map(answer => cancelling(idOf(answer))))).toHaveLength(applied.length)
}

async function payFees(round: number): Promise<void> {
  const { points: before } = await standing()
  // The balance grows in every round, and stays below the fees of all of them.
  if (before < 14_000) await givenCoins(db, users.player, 'LP', random.integer(1, size(6_000, 900)))
  const all = await standing()
  const applied = await firePassing(times(AT_ONCE, applying))
  expect(applied).toHaveLength(Math.min(AT_ONCE, Math.floor(all.points / 500)))
  expect((await standing()).points).toBe(all.points - 500 * applied.length)
  await withdrawAll(applied)
  expect(await standing()).toEqual(all)

  if (all.points < 300) await givenCoins(db, users.player, 'LP', 300)
  const purse = (await standing()).points
  await givenSetting(db, CHARACTER)
  const confirmed = await firePassing(times(AT_ONCE, confirming))
  expect(confirmed).toHaveLength(1)
  expect((await standing()).points).toBe(purse - 300)

  const proposed = await firePassing(times(AT_ONCE, nth => proposing(`級${round}-${nth}`)))
  expect(proposed).toHaveLength(CLASS_PROPOSALS_MOST)
  await withdrawAll([...confirmed, ...proposed])
  expect((await standing()).points).toBe(purse)
}

async function pressOneKey(round: number): Promise<void> {
  await givenCoins(db, users.player, 'LP', 300)
  await givenSetting(db, CHARACTER)
  const before = (await standing()).points
  for (const [sent, fee] of [
    [confirming(), 300],
    [proposing(`同じ級${round}`), 0],
  ] as const) {
    const answer = await fireOneKey(sent)
    expect((await standing()).points).toBe(before - fee)
    await withdrawAll([answer])
  }
}

export const applications: Book = {
  name: 'applications',
  mayBeBusy: true,
  open: async stage => {
    ;({ database, db, users, random, fire, fireOneKey } = stage)
    await givenParameters(db)
  },
  races: [
    {
      title: `${AT_ONCE} at once: one application, one end`,
      rounds: ROUNDS,
      begin: async () => {
        await giveFeeAndPiece()
        ;({ points, plain, named } = await standing())
        told = await decisionsTold()
      },
      round: applyAndEnd,
      end: async () => {
        expect(told).toBeGreaterThanOrEqual(ROUNDS / 2)
        report(`B2 applications: ${approved} approved`)
      },
    },
    {
      title: `${AT_ONCE} fees: as many as the purse pays, and all of it comes back`,
      rounds: ROUNDS,
      begin: () => givenAmount(db, { kind: 'character', id: CHARACTER }, plainItem(), AT_ONCE),
      round: payFees,
    },
    {
      title: `${AT_ONCE} times one key, for texts and proposals: one effect, equal answers`,
      rounds: ROUNDS,
      round: pressOneKey,
    },
  ],
}
