// Openings in the lists of masters and the office: the card that players see, with fields for the desks alone.
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { phaseCards, toCard } from '../scenario/list/card.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'

const DAY = 86_400_000

/** The date that the clock waits for in each state. */
export const nextDate = sql`case ${scenarioPhase.state} when 'awaitingPublication' then open_at
  when 'reservation' then reservation_until when 'lottery' then draw_at when 'priority' then confirm_until
  when 'recruiting' then recruit_until when 'consultation' then playing_until else replay_due_at end`

type Wanted = { where: SQL | undefined; orderBy: SQL[]; limit?: number; offset?: number; now: Date }

export async function deskCards(db: Db | Tx, { where, orderBy, limit = 100, offset = 0, now }: Wanted) {
  const rows = await phaseCards(db, where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ scenarioId }) => scenarioId)
  const facts =
    ids.length === 0
      ? []
      : await db
          .select({
            scenarioId: scenarioPhase.scenarioId,
            phase: scenarioPhase.phase,
            texts: scenarioPhase.texts,
            reason: scenarioPhase.reason,
            version: scenarioPhase.version,
            replayDueAt: scenarioPhase.replayDueAt,
          })
          .from(scenarioPhase)
          .where(inArray(scenarioPhase.scenarioId, ids))
  return rows.map(row => {
    const fact = facts.find(({ scenarioId, phase }) => scenarioId === row.scenarioId && phase === row.phase)
    const { texts = 0, reason = null, version = 1 } = fact ?? {}
    return { ...toCard(row), texts, reason, version, daysLate: daysLate(row.state, row.replayDueAt, now) }
  })
}

/** Whole days since the replay was due; the first day counts from its first moment. */
const daysLate = (state: string, due: Date | null, now: Date): number =>
  state === 'late' && due !== null && due < now ? Math.ceil((now.getTime() - due.getTime()) / DAY) : 0

/** The card of one phase; undefined when there is none. */
export const deskCard = async (db: Db | Tx, key: { scenarioId: number; phase: number }, now: Date) =>
  (
    await deskCards(db, {
      where: isPhase(key),
      orderBy: [sql`1`],
      now,
    })
  )[0]
