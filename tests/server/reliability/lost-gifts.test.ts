// B1 and B4 of gifts in letters. Answers and requests are lost, the server and its database are killed: a letter with a gift goes once for
// its key, a gift ends once, every answer is true, and no reader ever sees a piece more or less than there were.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireGifts } from '#server/areas/letter/jobs.ts'
import { isDatabaseDown } from '#server/db/client.ts'
import { auditLedger } from '#server/platform/ledger/balances.ts'
import { type BadNetwork, openBadNetwork } from '../../support/bad-network.ts'
import { inParallel } from '../../support/claims.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { randomOf, report } from '../../support/random.ts'
import { dataFolder } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { every } from '../../support/supervisor.ts'
import { takeTurn } from '../../support/turn.ts'
import { GLASS, GOLD } from './buyers.ts'
import { characterOf, foundTown } from './citizens.ts'

const GIFTS = size(40, 5_000)
const CITIZENS = size(6, 100)
const AT_ONCE = size(10, 20)
const DAY = 86_400_000

takeTurn()
const dataDir = dataFolder('b1-gifts')
const random = randomOf('B1, B4 gifts')
let { server, proxy, client, db, tokenOf, close } = {} as BadNetwork
let citizens: readonly string[] = []

beforeAll(async () => {
  ;({ server, proxy, client, db, tokenOf, close } = await openBadNetwork(dataDir, random, { delayMs: 1_500 }))
  citizens = (await foundTown(db, { citizens: CITIZENS, acts: GIFTS, stock: 1, takeLimit: 1 })).citizens
}, limitSeconds(120))

afterAll(() => close?.())

type State = 'waiting' | 'accepted' | 'refused' | 'expired'
/** Gifts that somebody was told of, with the state that was told last. */
const told = new Map<number, { state: State; amount: number }>()
const untrue: string[] = []
let refused = 0

const gifts = [
  { kind: 'item', itemCode: 'GLASS', level: 1, originalizeId: null },
  { kind: 'token', tokenNo: 1 },
] as const

async function send(from: string, to: string, nth: number): Promise<number> {
  const amount = random.integer(1, 3)
  const body = {
    ...{ worldId: 'harbor', characterId: characterOf(from), otherId: characterOf(to), body: `${nth}通め。` },
    ...{ gift: { ...gifts[nth % 2], amount }, clipId: null, draftId: null },
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
      if (code === 'GIFT_ENDED') refused += 1
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

test(`of ${GIFTS} gifts none is lost, none is doubled, and each ends once`, {
  timeout: limitSeconds(300),
}, async () => {
  const first = await readTotals()
  const faults: string[] = []
  let [reads, over] = [0, false]
  const reading = (async () => {
    for (; !over; await sleep(size(50, 500))) {
      try {
        const totals = await readTotals()
        reads += 1
        if (totals !== first) faults.push(`read ${reads}: ${totals}, was ${first}`)
        if (reads % 10 === 1) faults.push(...(await auditLedger(db)))
      } catch (error) {
        if (!isDatabaseDown(error)) throw error
      }
    }
  })()
  const stopServerKills = every(5_000, size(700, 5_000), server.killServer)
  const stopPostgresKills = every(20_000, size(2_500, 8_000), server.killPostgres)
  const acts = Array.from({ length: GIFTS }, (_, nth) => async () => {
    const [from, to] = random.shuffle([...citizens]).slice(0, 2)
    if (!from || !to) return
    const letterId = await send(from, to, nth)
    // One in five waits for its date.
    if (letterId && !random.chance(0.2)) await end(to, letterId)
  })
  await inParallel(acts, AT_ONCE, act => act())
  await stopServerKills()
  await stopPostgresKills()
  over = true
  await reading
  const kills = server.kills.server + server.kills.postgres

  const { rows } = await db.execute<{ letterId: number; state: State; amount: number }>(sql`
    select letter_id as "letterId", state, amount from letter_gift`)
  const there = new Map(rows.map(row => [row.letterId, row]))
  for (const [letterId, { state, amount }] of told) {
    const row = there.get(letterId)
    if (row?.state !== state || row.amount !== amount)
      faults.push(`gift ${letterId} was told to be ${state} and is ${row?.state}`)
  }
  for (const letterId of there.keys())
    if (!told.has(letterId)) faults.push(`gift ${letterId}, which nobody was told of`)
  const waiting = rows.filter(({ state }) => state === 'waiting').length
  await Promise.all([1, 2, 3].map(() => expireGifts(db, new Date(Date.now() + 15 * DAY))))
  const { rows: left } = await db.execute<{ many: number }>(sql`
    select count(*) as many from letter_gift where state in ('waiting', 'expired')`)
  expect(left[0]?.many).toBe(waiting)
  expect(await readTotals()).toBe(first)
  const ledger = await findLedgerFaults(db, random)
  report(
    `B1, B4 gifts: ${told.size} sent, ${waiting} left to their date, ${refused} answers too late, ${reads} reads, ${kills} kills;`,
    `network ${JSON.stringify(proxy.counts)}; ${GIFTS - faults.length} passed, ${faults.length + untrue.length} failed`,
  )
  expect([...untrue, ...faults, ...ledger].slice(0, 20)).toEqual([])
  expect([told.size, reads > 0, kills > 0]).toEqual([GIFTS, true, true])
})
