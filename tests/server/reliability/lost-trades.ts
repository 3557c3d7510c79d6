// The exchange, shops, links and applications under lost answers and kills: every act happens once for its key, every answer to a client is
// true, and no reader ever sees books that do not balance, a limit that was passed or anything that went backwards.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { applicationKinds, CLASS_PROPOSALS_MOST } from '#rules/applications.ts'
import { isDatabaseDown, sqlState, transact } from '#server/db/client.ts'
import { InsufficientBalance } from '#server/platform/ledger/insufficient-balance.ts'
import { post } from '#server/platform/ledger/post.ts'
import { findBrokenChains, inParallel } from '../../support/claims.ts'
import { stockOf } from '../../support/shops.ts'
import { isFull, size } from '../../support/size.ts'
import { BOUGHT, MADE } from './buyers.ts'
import { coinOf, foundTown, LAMP, type Link, openLinks, PER_CITIZEN, type Town } from './citizens.ts'
import { everybody } from './claimers.ts'
import type { Book, Stage } from './lost.ts'
import { watchTrades } from './trade-books.ts'
import { createTrades, type Trades } from './trades.ts'

const ACTS = size(16, 10_000)
const CITIZENS = Math.ceil(ACTS / PER_CITIZEN)
/** Stock below the number of buyers: the last ones are refused. */
const STOCK = Math.floor(ACTS * 0.8)
const TAKE_LIMIT = Math.floor(CITIZENS * 0.8)
const AT_ONCE = size(12, 20)
const BANK_MS = size(3_000, 300_000)

let { db, random, untrue, counts } = {} as Stage
let [town, trades]: [Town, Trades] = [] as never

const citizen = (nth: number): string => town.citizens[nth % CITIZENS] ?? ''
const twice = () => (random.chance(0.1) ? 2 : 1)
const told = (what: string): number => counts.get(what) ?? 0
const toldOf = (start: string): number =>
  [...counts].reduce((sum, [what, many]) => sum + (what.startsWith(start) ? many : 0), 0)

/** Applies; then the application is judged, withdrawn, both at once, or left waiting. */
async function applyAndEnd(nth: number, kind: (typeof applicationKinds)[number]): Promise<void> {
  const times = kind === 'item' ? 1 : twice()
  const [applicationId] = await trades.apply(citizen(nth), kind, Math.floor(nth / CITIZENS) + 1, times)
  if (applicationId === undefined || random.chance(0.1)) return
  const ways = random.shuffle(['approve', 'approve', 'reject', 'reject', 'cancel'] as const)
  await trades.end(applicationId, ways.slice(0, twice()))
}

/** Compares the tables with the answers. @returns every item made, bought, received or applied for that differs. */
async function findDifferences(): Promise<string[]> {
  const { rows } = await db.execute<{
    made: number[]
    bought: number[]
    taken: string[]
    applied: [number, number][]
  }>(`
    select (select coalesce(json_agg(item_synth_history_id), '[]') from item_synth_history) as made,
      (select coalesce(json_agg(shop_purchase_id), '[]') from shop_purchase) as bought,
      (select coalesce(json_agg(shouhin_id || ' ' || official_option_id || ' ' || character_id), '[]') from distribution_taken) as taken,
      (select coalesce(json_agg(json_build_array(application_id, status)), '[]') from application) as applied`)
  const [books] = rows
  if (!books) throw new Error('Nothing was read.')
  const faults = [
    ...compare('made', trades.made, books.made),
    ...compare('bought', trades.bought, books.bought),
    ...compare('received', trades.taken, books.taken),
    ...compare(
      'applied for',
      new Set(trades.applications.keys()),
      books.applied.map(([id]) => id),
    ),
  ]
  for (const [id, status] of books.applied) {
    const known = trades.applications.get(id)?.status
    if (known !== status) faults.push(`application ${id} was told to be ${known} and is ${status}`)
  }
  return faults
}

function compare<Id>(what: string, told: ReadonlySet<Id>, there: readonly Id[]): string[] {
  const known = new Set(there)
  const lost = [...told].filter(id => !known.has(id)).map(id => `${what} ${id} is lost`)
  return [...lost, ...there.filter(id => !told.has(id)).map(id => `${what} ${id}, which nobody was told of`)]
}

/** Purses whose balance differs from the sum of all answers to their owners. */
async function findWrongPurses(): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string; left: number; given: number }>(`
    select a.holder_id as "userId", a.balance as left, (select sum(l.amount) from ledger_entry l
      join ledger_transfer t on t.id = l.transfer_id where l.account_id = a.id and t.cause_kind = 'b1-purse') as given
    from ledger_account a where a.holder_kind = 'user' and a.balance is not null`)
  return rows.flatMap(({ userId, left, given }) => {
    const due = Number(given) - (trades.spent.get(userId) ?? 0)
    return due === Number(left) ? [] : [`${userId} has ${left}, not ${due}`]
  })
}

const each = [...Array(ACTS).keys()]
/** Users who propose more classes at once than may wait. */
const crowd = everybody.claimingSingles.slice(3, 5)

async function proposeTooMany(userId: string): Promise<void> {
  const tries = Array.from({ length: 5 }, () => trades.apply(userId, 'class', 0, 1, 'CLASS_TOO_MANY'))
  const accepted = (await Promise.all(tries)).flat().length
  if (accepted !== CLASS_PROPOSALS_MOST) untrue.push(`${userId} has ${accepted} proposals that wait`)
}

/** Every act of every kind, in any order. */
function actAll(): Promise<void> {
  const acts: (() => Promise<unknown>)[] = random.shuffle(
    each.flatMap(nth => [
      () => trades.create(citizen(random.integer(0, CITIZENS - 1))),
      () => trades.buy(citizen(random.integer(0, CITIZENS - 1))),
      () => trades.receive(citizen(nth), town.links[Math.floor(nth / CITIZENS)] as Link, twice()),
      () => applyAndEnd(nth, 'setting'),
      () => applyAndEnd(nth, nth % 2 === 0 ? 'item' : 'skill'),
      () => applyAndEnd(nth, 'class'),
    ]),
  )
  acts.push(...crowd.map(userId => () => proposeTooMany(userId)))
  return inParallel(acts, AT_ONCE, async act => void (await act()))
}

async function expectAllActs(): Promise<void> {
  expect([told('made'), told('bought'), await stockOf(db, town.market.shopGoodsId)]).toEqual([ACTS, STOCK, 0])
  expect(toldOf('applied for')).toBe(3 * ACTS + CLASS_PROPOSALS_MOST * crowd.length)
  const tries = town.links.map((_, nth) => each.filter(at => Math.floor(at / CITIZENS) === nth).length)
  expect(told('received')).toBe(tries.reduce((sum, many) => sum + Math.min(many, TAKE_LIMIT), 0))
}

/**
 * Moves coins from one user to another, once for their cause, however often the database is away. @returns whether they
 * moved
 */
async function transfer(nth: number, from: string, to: string): Promise<boolean> {
  const currency = coinOf(from) === 'llamaPoint' ? 'LP' : 'AC'
  const cause = { kind: 'b4-transfer', id: String(nth) }
  const [source, target] = [from, to].map(id => ({ kind: 'user' as const, id }))
  if (!source || !target) return false
  const amount = random.integer(1, 400)
  for (;;) {
    try {
      await transact(db, tx => post(tx, new Date(), [{ cause, currency, amount, from: source, to: target }]))
      return true
    } catch (error) {
      if (error instanceof InsufficientBalance) return false
      // The transfer had happened when the connection broke.
      if (sqlState(error) === '23505') return true
      if (!isDatabaseDown(error)) throw error
      await sleep(50)
    }
  }
}

const MAY = {
  coins: 'COIN_SHORT EXCHANGE_CHANGED ITEM_SHORT TOKEN_SHORT',
  apply:
    'COIN_SHORT APPLICATION_COIN SETTING_STATE ORIGINAL_NOT_HELD ORIGINAL_APPLYING CLASS_TOO_MANY CLASS_NAME_TAKEN ITEM_SHORT',
  end: 'APPLICATION_DECIDED',
  receive: 'DISTRIBUTION_FULL DISTRIBUTION_ENDED',
}

const transferred = new Set<string>()
let [links, few]: [Link[], string[]] = [[], []]
let acts = 0

async function openBank(): Promise<void> {
  links = await openLinks(db, 'G-bank', 5)
  await db.execute('update shop_goods set stock = 1000000')
  few = town.citizens.slice(0, size(8, 200))
}

/** One act of the bank, of whatever kind. */
async function actInBank(): Promise<unknown> {
  acts += 1
  const nth = acts
  const userId = random.pick(few)
  const link = random.integer(0, links.length - 1)
  const waiting = [...trades.applications].flatMap(([id, { status }]) => (status === 1 ? [id] : []))
  // The first acts are transfers, however few acts there are.
  switch (nth <= 2 ? 0 : random.integer(0, 9)) {
    case 0:
    case 1:
      if (await transfer(nth, userId, random.pick(few))) transferred.add(String(nth))
      return
    case 2:
      return trades.create(userId, MAY.coins)
    case 3:
      return trades.buy(userId, `${MAY.coins} GOODS_CHANGED GOODS_SOLD_OUT`)
    case 4:
      return trades.receive(userId, links[link] as Link, 1, MAY.receive)
    case 5:
      if (random.chance(0.3)) return trades.stopLink(links[link] as Link)
      links[link] = await trades.renewLink(links[link] as Link)
      return
    case 6:
    case 7:
      return trades.apply(userId, random.pick(applicationKinds), random.integer(1, PER_CITIZEN), 1, MAY.apply)
    default:
      if (waiting.length === 0) return
      return trades.end(random.pick(waiting), random.shuffle(['approve', 'reject', 'cancel'] as const), MAY.end)
  }
}

async function keepBank(): Promise<void> {
  const until = performance.now() + BANK_MS
  await Promise.all(
    Array.from({ length: size(6, 20) }, async () => {
      while (performance.now() < until) await actInBank()
    }),
  )
}

async function findWrongTransfers(): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(`
    select cause_id as id from ledger_transfer where cause_kind = 'b4-transfer'`)
  return compare(
    'transfer',
    transferred,
    rows.map(({ id }) => id),
  )
}

export const trading: Book = {
  name: 'trades',
  figures: 'B1, B4',
  network: { delayMs: 1_500 },
  open: async stage => {
    ;({ db, random, untrue, counts } = stage)
    town = await foundTown(db, { citizens: CITIZENS, acts: ACTS, stock: STOCK, takeLimit: TAKE_LIMIT })
    trades = createTrades(stage, town)
  },
  runs: [
    {
      title: `of ${ACTS} acts of each kind none is lost and none is doubled`,
      many: 6 * ACTS + crowd.length,
      seconds: 420,
      kills: { server: [5_000, size(700, 5_000)], database: [20_000, size(2_500, 8_000)] },
      begin: async () => [await watchTrades(db, size(100, 2_000))],
      press: actAll,
      findFaults: async () => {
        const chains = (await findBrokenChains(db, trades.steps)).filter(fault =>
          [MADE, BOUGHT, LAMP].some(currency => fault.includes(currency)),
        )
        return [...chains, ...(await findDifferences()), ...(await findWrongPurses())]
      },
      tell: () => JSON.stringify(Object.fromEntries(counts)),
      expectEnough: expectAllActs,
    },
    {
      title: `${BANK_MS / 1000} s of everything at once: sums stay, nothing goes backwards`,
      seconds: 120,
      kills: { server: [5_000, size(1_000, 5_000)], database: [20_000, size(1_800, 8_000)] },
      begin: async () => {
        await openBank()
        return [await watchTrades(db, size(100, 500))]
      },
      press: keepBank,
      findFaults: async () => [...(await findWrongTransfers()), ...(await findDifferences())],
      tell: () => `${acts} acts, ${transferred.size} transfers, ${trades.applications.size} applications in all`,
      expectEnough: ([reads]) => {
        expect(reads).toBeGreaterThan(size(3, 100))
        expect(transferred.size).toBeGreaterThan(isFull ? 100 : 0)
      },
    },
  ],
}
