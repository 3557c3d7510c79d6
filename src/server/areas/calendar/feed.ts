// A user's calendar, read by the secret of its link: the deadlines of running entries, and those of the last month.
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { calendarText, type Deadline } from '#rules/calendar.ts'
import type { Db } from '../../db/client.ts'
import type { Services } from '../../platform/context.ts'
import type { ReadCalendar } from '../../platform/http/calendar.ts'
import { hashOfSecret } from '../../platform/secret-link.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser } from '../identity/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase } from '../scenario/tables/scenario.ts'
import { calendarLink } from './tables.ts'

/** Days for which a deadline that has passed stays in the calendar. */
const PAST_DAYS = 30
const MOST_DEADLINES = 200

export const calendarReader =
  ({ db, story }: Pick<Services, 'db' | 'story'>): ReadCalendar =>
  async secret => {
    const [link] = await db
      .select({ userId: calendarLink.userId })
      .from(calendarLink)
      .innerJoin(appUser, eq(appUser.userId, calendarLink.userId))
      .where(and(eq(calendarLink.secretHash, hashOfSecret(secret)), eq(appUser.accountStatus, OPEN_ACCOUNT)))
    if (!link) return null
    return { userId: link.userId, text: calendarText(await deadlinesOf(db, link.userId, await story.now(db))) }
  }

const { confirmUntil, playingUntil, state, stateSince } = scenarioPhase

/** States of a phase in which the deadline of its texts is set, or was kept. */
const WITH_TEXTS = ['consultation', 'resolving', 'late', 'completed'] as const

async function deadlinesOf(db: Db, userId: string, now: Date): Promise<Deadline[]> {
  const since = new Date(now.getTime() - PAST_DAYS * 86_400_000)
  const isWon = and(eq(scenarioEntry.state, 'won'), eq(state, 'priority'), gt(confirmUntil, since))
  const isSeated = and(eq(scenarioEntry.state, 'seated'), inArray(state, [...WITH_TEXTS]), gt(playingUntil, since))
  const changes = sql`(select count(*)::int from ${scenarioLog} l where ${isOfPhase} and ${movesDates})`
  const changedAt = sql`greatest(${stateSince}, ${scenarioEntry.createdAt},
    (select max(l.created_at) from ${scenarioLog} l where ${isOfPhase} and ${movesDates}))`
  const at = sql`case when ${scenarioEntry.state} = 'won' then ${confirmUntil} else ${playingUntil} end`
  const rows = await db
    .select({
      ...{ entryId: scenarioEntry.entryId, phase: scenarioEntry.phase, entry: scenarioEntry.state },
      scenarioTitle: scenario.title,
      at: at.mapWith(playingUntil),
      changes: changes.mapWith(Number),
      changedAt: changedAt.mapWith(stateSince),
    })
    .from(scenarioEntry)
    .innerJoin(scenarioPhase, isPhase(scenarioEntry))
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioEntry.scenarioId))
    .where(and(eq(scenarioEntry.userId, userId), or(isWon, isSeated)))
    .orderBy(desc(at), asc(scenarioEntry.entryId))
    .limit(MOST_DEADLINES)
  return rows.reverse().map(({ entry, ...row }) => ({ ...row, kind: entry === 'won' ? 'confirm' : 'playing' }))
}

const isOfPhase = sql`l.scenario_id = ${scenarioPhase.scenarioId} and l.phase = ${scenarioPhase.phase}`
/** Lines of the log that may have moved a date: changes of state, and new dates. */
const movesDates = sql`(l.to_state is not null or l.act in ('master:extend', 'office:dates'))`
