// One lot of a push service: each notice is judged again for its device, and those still worth it are sent at the same time.
import { and, eq, inArray } from 'drizzle-orm'
import { type PushMessage, pushWords } from '#rules/notices/push.ts'
import { transact } from '../../../db/client.ts'
import type { JobContext } from '../../../platform/jobs/run.ts'
import { type Outcome, type PushTarget, topicOf } from '../../../platform/push/push.ts'
import { authSession } from '../../identity/tables.ts'
import { judge, type NoticeChecks, type Sending } from '../judge.ts'
import { countUnread } from '../own-notices.ts'
import { pushSubscription } from '../tables.ts'
import { isLive } from './devices.ts'
import { type PushOutcome, storeOutcomes, type Waiting } from './queue.ts'

const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 3_600_000
/** Longest time that push services keep a message: four weeks. */
const MOST_TTL_SECONDS = 28 * 86_400

type Device = typeof pushSubscription.$inferSelect
type Ready = { waiting: Waiting; device: Device; sending: Sending; unread: number }
type Decided = PushOutcome | Ready

/** Facts about how a service took a lot. */
export type LotFacts = { failed: number; answered: number; waitMs: number }

export async function sendLot(context: JobContext, checks: NoticeChecks, lot: readonly Waiting[]): Promise<LotFacts> {
  const decided = await decide(context, checks, lot)
  const facts: LotFacts = { failed: 0, answered: 0, waitMs: 0 }
  const outcomes = await Promise.all(
    decided.map(async one => {
      if (!('sending' in one)) return one
      const outcome = await context.push.send(one.device satisfies PushTarget, pushedOf(one))
      if (outcome.state === 'later') facts.failed += 1
      else facts.answered += 1
      if (outcome.state === 'later') facts.waitMs = Math.max(facts.waitMs, outcome.waitMs)
      return { waiting: one.waiting, next: nextOf(outcome, one) }
    }),
  )
  await storeOutcomes(context.db, outcomes)
  return facts
}

/** Judges a lot in one transaction, which ends before anything is sent. */
const decide = (context: JobContext, checks: NoticeChecks, lot: readonly Waiting[]): Promise<Decided[]> =>
  transact(context.db, async tx => {
    const ids = [...new Set(lot.map(({ subscriptionId }) => subscriptionId))]
    const rows = await tx
      .select({ device: pushSubscription })
      .from(pushSubscription)
      .leftJoin(authSession, eq(authSession.id, pushSubscription.sessionId))
      .where(and(inArray(pushSubscription.subscriptionId, ids), isLive))
    const devices = new Map(rows.map(({ device }) => [device.subscriptionId, device]))
    const decided: Decided[] = []
    for (const waiting of lot) {
      const device = devices.get(waiting.subscriptionId)
      const judged = await judge(tx, context, checks, { noticeId: waiting.noticeId, channel: 'push' }).catch(error => {
        if (!(error instanceof TypeError)) throw error
        // Facts that a definition of another version cannot read must not hold up the lot.
        context.log.error({ reason: error.message, noticeId: waiting.noticeId }, 'a notice could not be said')
        return { fate: 'off' as const }
      })
      if ('fate' in judged) {
        const { fate } = judged
        const isHeld = typeof fate === 'object'
        const at = new Date(context.clock.now().getTime() + (isHeld ? fate.waitMs : 0))
        decided.push({ waiting, next: isHeld ? { at } : 'done' })
      } else if (!device || device.userId !== judged.notice.userId) decided.push({ waiting, next: 'done' })
      else decided.push({ waiting, device, sending: judged, unread: await countUnread(tx, device.userId) })
    }
    return decided
  })

function pushedOf({ device, sending: { notice, definition, words, worthMs }, unread }: Ready) {
  const message: PushMessage = {
    userId: notice.userId,
    noticeId: notice.noticeId,
    tag: notice.topic,
    ...pushWords(definition.kind, words, device.showsContent),
    href: words.href,
    isListed: notice.isShown,
    unread,
  }
  return {
    text: JSON.stringify(message),
    ttlSeconds: Math.min(Math.max(Math.floor(worthMs / 1000), 0), MOST_TTL_SECONDS),
    topic: topicOf(device.subscriptionId, notice.topic),
    isUrgent: definition.kind === 'deadline',
  }
}

function nextOf(outcome: Outcome, { waiting, sending }: Ready): PushOutcome['next'] {
  if (outcome.state === 'gone') return 'gone'
  if (outcome.state !== 'later') return 'done'
  const growing = Math.min(FIRST_WAIT_MS * 2 ** (waiting.tries - 1), LONGEST_WAIT_MS)
  const waitMs = Math.max(outcome.waitMs, growing * (0.75 + Math.random() / 2))
  return { at: new Date(sending.now.getTime() + waitMs) }
}
