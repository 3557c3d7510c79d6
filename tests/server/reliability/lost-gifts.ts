// Gifts in letters under lost answers and kills: a letter with a gift goes once for its key, a gift ends once, every answer is true, and no
// reader ever sees a piece more or less than there were.
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { expireGifts } from '#server/areas/letter/jobs.ts'
import { auditLedger } from '#server/platform/ledger/balances.ts'
import { inParallel } from '../../support/claims.ts'
import { size } from '../../support/size.ts'
import { GLASS, GOLD } from './buyers.ts'
import { characterOf, foundTown } from './citizens.ts'
import type { Book, Stage } from './lost.ts'
import { watchSame } from './watching.ts'

const GIFTS = size(40, 5_000)
const CITIZENS = size(6, 100)
const AT_ONCE = size(10, 20)
const DAY = 86_400_000

let { client, db, random, tokenOf, untrue, counts, count } = {} as Stage
let citizens: readonly string[] = []
let first = ''

type State = 'waiting' | 'accepted' | 'refused' | 'expired'
/** Gifts that somebody was told of, with the state that was told last. */
const told = new Map<number, { state: State; amount: number }>()

const kinds = [
  { kind: 'item', itemCode: 'GLASS', level: 1, originalizeId: null },
  { kind: 'token', tokenNo: 1 },
] as const

async function send(from: string, to: string, nth: number): Promise<number> {
  const amount = random.integer(1, 3)
  const body = {
    ...{ worldId: 'harbor', characterId: characterOf(from), otherId: characterOf(to), body: `${nth}通め。` },
    ...{ gift: { ...kinds[nth % 2], amount }, clipId: null, draftId: null },
  }
  const answer = await client.post('/api/Letter/send', tokenOf(from), random.uuid(), body)
  const { letterId } = answer.json as { letterId: number }
  if (answer.status !== 200) untrue.push(`sending: ${answer.status} ${answer.text}`)
  else if (told.has(letterId)) untrue.push(`letter ${letterId} was told twice`)
  else told.set(letterId, { state: 'waiting', amount })
  return letterId
}

/** Answers several times at once, as two devices do. */
async function end(userId: string, letterId: number): Promise<void> {
  const tries = Array.from({ length: random.integer(1, 3) }, () =>
    client.post('/api/Letter/endGift', tokenOf(userId), random.uuid(), {
      ...{ characterId: characterOf(userId), letterId, isAccepted: random.chance(0.5) },
    }),
  )
  for (const { status, json, text } of await Promise.all(tries)) {
    const { state, code } = json as { state?: State; code?: string }
    if (status !== 200) {
      if (code === 'GIFT_ENDED') count('answers too late')
      else untrue.push(`ending ${letterId}: ${status} ${text}`)
      continue
    }
    const before = told.get(letterId)
    if (before?.state !== 'waiting') untrue.push(`gift ${letterId} ended twice`)
    else if (state) told.set(letterId, { ...before, state })
  }
}

/** Pieces that characters hold and those in gifts that wait: as many as at first. */
async function readTotals(): Promise<string> {
  const { rows } = await db.execute<{ currency: string; total: number }>(sql`
    select currency, sum(amount)::bigint as total from (
      select currency, balance as amount from ledger_account
        where holder_kind = 'character' and currency in ${[GLASS, GOLD]}
      union all select currency, amount from letter_gift where state = 'waiting') all_pieces
    group by currency order by currency`)
  return JSON.stringify(rows)
}

async function giveAndEnd(nth: number): Promise<void> {
  const [from, to] = random.shuffle([...citizens]).slice(0, 2)
  if (!from || !to) return
  const letterId = await send(from, to, nth)
  // One in five waits for its date.
  if (letterId && !random.chance(0.2)) await end(to, letterId)
}

/** Gifts that are not as they were told, and pieces that are missing once all gifts have ended. */
async function findFaults(): Promise<string[]> {
  const faults: string[] = []
  const { rows } = await db.execute<{ letterId: number; state: State; amount: number }>(sql`
    select letter_id as "letterId", state, amount from letter_gift`)
  const there = new Map(rows.map(row => [row.letterId, row]))
  for (const [letterId, { state, amount }] of told) {
    const row = there.get(letterId)
    if (row?.state !== state || row.amount !== amount)
      faults.push(`gift ${letterId} was told to be ${amount} ${state} and is ${row?.amount} ${row?.state}`)
  }
  for (const letterId of there.keys())
    if (!told.has(letterId)) faults.push(`gift ${letterId}, which nobody was told of`)
  const waiting = rows.filter(({ state }) => state === 'waiting').length
  counts.set('left to their date', waiting)
  await Promise.all([1, 2, 3].map(() => expireGifts(db, new Date(Date.now() + 15 * DAY))))
  const { rows: left } = await db.execute<{ many: number }>(sql`
    select count(*) as many from letter_gift where state in ('waiting', 'expired')`)
  if (left[0]?.many !== waiting) faults.push(`${left[0]?.many} gifts of ${waiting} came to their date`)
  const totals = await readTotals()
  return totals === first ? faults : [...faults, `${totals} at last, was ${first}`]
}

export const gifts: Book = {
  name: 'gifts',
  figures: 'B1, B4',
  network: { delayMs: 1_500 },
  open: async stage => {
    ;({ client, db, random, tokenOf, untrue, counts, count } = stage)
    citizens = (await foundTown(db, { citizens: CITIZENS, acts: GIFTS, stock: 1, takeLimit: 1 })).citizens
    first = await readTotals()
  },
  runs: [
    {
      title: `of ${GIFTS} gifts none is lost, none is doubled, and each ends once`,
      many: GIFTS,
      seconds: 300,
      kills: { server: [5_000, size(700, 5_000)], database: [20_000, size(2_500, 8_000)] },
      begin: async () => [
        watchSame(size(50, 500), readTotals, first, async nth => (nth % 10 === 1 ? auditLedger(db) : [])),
      ],
      press: () => inParallel([...Array(GIFTS).keys()], AT_ONCE, giveAndEnd),
      findFaults,
      tell: () => `${told.size} sent, ${JSON.stringify(Object.fromEntries(counts))}`,
      expectEnough: () => expect(told.size).toBe(GIFTS),
    },
  ],
}
