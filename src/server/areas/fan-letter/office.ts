// The office's part of a fan letter: the queue, and passing on, holding or returning one. Only the first decision counts.
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { FanLetterNews } from '#rules/fan-letter-words.ts'
import {
  type FanLetterAct,
  fanLetterSteps,
  type LetterQueue,
  returnReasonFault,
  statesOfQueue,
} from '#rules/fan-letters.ts'
import type { Db, Tx } from '../../db/client.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { isBetween } from '../block/between.ts'
import { notify } from '../notice/notify.ts'
import { countLetters, letterRows, toLetter } from './shown-letters.ts'
import { fanLetter } from './tables.ts'

type Wanted = { queue: LetterQueue; pageStart: number; perPage: number; now: Date }

const inQueue = (queue: LetterQueue) => inArray(fanLetter.state, [...statesOfQueue[queue]])

export async function getQueue(db: Db, { queue, pageStart, perPage, now }: Wanted) {
  const order =
    queue === 'decided'
      ? [desc(fanLetter.stateSince), desc(fanLetter.letterId)]
      : [asc(fanLetter.createdAt), asc(fanLetter.letterId)]
  const rows = await letterRows(db, inQueue(queue))
    .orderBy(...order)
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    letterList: rows.map(row => {
      const { state, stateSince, reason } = row.letter
      const { userName, masterName, decidedBy } = row
      return { ...toLetter(row), ...{ userName, masterName, state, stateSince, decidedBy, reason } }
    }),
    count: await countLetters(db, inQueue(queue)),
    waitingCount: await countLetters(db, inQueue('waiting')),
    heldCount: await countLetters(db, inQueue('held')),
    serverTime: now,
  }
}

type Decision = { letterId: number; act: FanLetterAct; reason: string | null; adminId: AdminId; now: Date }

/** @throws LETTER_NOT_FOUND, LETTER_DECIDED, LETTER_REASON */
export async function decide(tx: Tx, { letterId, act, reason, adminId, now }: Decision) {
  const { from, to, needsReason } = fanLetterSteps[act]
  const words = needsReason ? (reason ?? '') : null
  const fault = words === null ? null : returnReasonFault(words)
  if (fault) throw refuse(fault)
  const [row] = await letterRows(tx, eq(fanLetter.letterId, letterId))
  if (!row) throw refuse('LETTER_NOT_FOUND')
  const { userId, masterId } = row.letter
  // In one order for all transactions, and before the letter itself is locked.
  for (const listener of [...new Set([userId, masterId])].sort()) await lockUserEvents(tx, listener)
  const [decided] = await tx
    .update(fanLetter)
    .set({ state: to, stateSince: now, decidedBy: adminId, reason: words?.trim() ?? null })
    .where(and(eq(fanLetter.letterId, letterId), inArray(fanLetter.state, [...from])))
    .returning({ letterId: fanLetter.letterId, state: fanLetter.state })
  if (!decided) throw refuse('LETTER_DECIDED')
  const tell = (listener: string, news: FanLetterNews, about: string) =>
    notify(tx, now, {
      userId: listener,
      event: 'letter.decided',
      facts: { letterId, news, about },
      kind: 'fanLetter',
    })
  if (to === 'passed') {
    // A master is not told of letters of a writer where a block stands between both; the writer is told that it was passed on all the same.
    if (!(await isBetween(tx, userId, masterId))) await tell(masterId, 'received', row.title ?? '')
    await tell(userId, 'passed', row.masterName)
  }
  if (to === 'returned') await tell(userId, 'returned', row.masterName)
  return decided
}
