// Job that reminds players of the deadline of their playing text, every minute: those with a certain seat who have sent
// nothing, or have a draft that differs from what they sent. It looks at the deadline as it is now, so that one that was moved is reminded of again at its own times.
import { and, asc, eq, exists, gt, lte, not, sql } from 'drizzle-orm'
import { dueReminder, REMINDER_MINUTES, type ReminderMinutes } from '#rules/scenario/reminders.ts'
import { type Db, transact } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { lockUserEvents, publish } from '../../platform/realtime/publish.ts'
import { character } from '../character/tables.ts'
import { draft } from '../draft/tables.ts'
import { newestDraft } from './newest-draft.ts'
import { scenarioEntry, scenarioPlaying, scenarioReminder } from './tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase } from './tables/scenario.ts'

const EARLIEST_MS = Math.max(...REMINDER_MINUTES) * 60_000

export const remindJob: Job = {
  name: 'remind-of-playing',
  cron: '* * * * *',
  run: async ({ db, story }) => remindPlayers(db, await story.now(db)),
}

export async function remindPlayers(db: Db, now: Date): Promise<void> {
  for (const { since, ...phase } of await phasesNearDeadline(db, now)) {
    const minutes = dueReminder({ since, until: phase.until }, now)
    if (minutes === null) continue
    for (const entryId of await unremindedEntries(db, phase, minutes)) await remind(db, entryId, phase, minutes, now)
  }
}

/** Consultations with a deadline that a reminder may be due for, and the time from which it stands. */
async function phasesNearDeadline(db: Db, now: Date) {
  const datesMoved = sql`(select max(l.created_at) from ${scenarioLog} l
    where l.scenario_id = ${scenarioPhase.scenarioId} and l.phase = ${scenarioPhase.phase}
      and l.act in ('master:extend', 'office:dates'))`
  const rows = await db
    .select({
      scenarioId: scenarioPhase.scenarioId,
      phase: scenarioPhase.phase,
      worldId: scenarioPhase.worldId,
      title: scenario.title,
      until: scenarioPhase.playingUntil,
      since: sql`greatest(${scenarioPhase.stateSince}, ${datesMoved})`.mapWith(scenarioPhase.stateSince),
    })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(
      and(
        eq(scenarioPhase.state, 'consultation'),
        gt(scenarioPhase.playingUntil, now),
        lte(scenarioPhase.playingUntil, new Date(now.getTime() + EARLIEST_MS)),
      ),
    )
    .orderBy(asc(scenarioPhase.playingUntil), asc(scenarioPhase.scenarioId))
  return rows.flatMap(({ until, ...phase }) => (until ? [{ ...phase, until }] : []))
}

type Phase = Omit<Awaited<ReturnType<typeof phasesNearDeadline>>[number], 'since'>

/** Whether nothing was sent, or a draft was written after it with other words, of the entry and text in a statement. */
const isMissing = (worldId: string) => sql`(${scenarioPlaying.entryId} is null or exists (
  select 1 from ${draft} where ${draft.userId} = ${scenarioEntry.userId} and ${draft.place} = 'playing'
    and ${draft.target} = ${worldId}::text || ':' || ${scenarioEntry.scenarioId} || ':' || ${scenarioEntry.phase}
      || ':' || ${scenarioEntry.characterId}
    and ${draft.removedAt} is null and ${draft.submittedAt} is null and ${draft.updatedAt} > ${scenarioPlaying.receivedAt}
    and btrim(${draft.text}) <> '' and ${draft.text} <> ${scenarioPlaying.playing}))`

/** Entries of a phase that are to be reminded: without this reminder of this deadline, or a nearer one. */
async function unremindedEntries(
  db: Db,
  { scenarioId, phase, worldId, until }: Phase,
  minutes: number,
): Promise<number[]> {
  const reminded = db
    .select({ found: sql`1` })
    .from(scenarioReminder)
    .where(
      and(
        eq(scenarioReminder.entryId, scenarioEntry.entryId),
        eq(scenarioReminder.playingUntil, until),
        lte(scenarioReminder.minutes, minutes),
      ),
    )
  const rows = await db
    .select({ entryId: scenarioEntry.entryId })
    .from(scenarioEntry)
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        eq(scenarioEntry.phase, phase),
        eq(scenarioEntry.state, 'seated'),
        isMissing(worldId),
        not(exists(reminded)),
      ),
    )
    .orderBy(asc(scenarioEntry.entryId))
  return rows.map(({ entryId }) => entryId)
}

/** Reminds the player of an entry, if it still has to be: looked at again in the transaction that tells. */
const remind = (db: Db, entryId: number, phase: Phase, minutes: ReminderMinutes, now: Date): Promise<void> =>
  transact(db, async tx => {
    const [of] = await tx
      .select({
        userId: scenarioEntry.userId,
        characterId: scenarioEntry.characterId,
        name: character.characterFullName,
      })
      .from(scenarioEntry)
      .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
      .where(eq(scenarioEntry.entryId, entryId))
    if (!of) return
    await lockUserEvents(tx, of.userId)
    const { scenarioId, phase: phaseNo, worldId, title, until } = phase
    // The key of the row lets a reminder be told once, also by two processes at the same time.
    const { rowCount } = await tx.execute(sql`
      insert into ${scenarioReminder} (entry_id, minutes, playing_until, reminded_at)
      select e.entry_id, ${minutes}, p.playing_until, ${now.toISOString()}::timestamptz
      from ${scenarioEntry} e
      join ${scenarioPhase} p on p.scenario_id = e.scenario_id and p.phase = e.phase
      where e.entry_id = ${entryId} and e.state = 'seated'
        and p.state = 'consultation' and p.playing_until = ${until.toISOString()}::timestamptz
        and exists (select 1 from ${scenarioEntry} left join ${scenarioPlaying}
            on ${scenarioPlaying.entryId} = ${scenarioEntry.entryId}
          where ${scenarioEntry.entryId} = e.entry_id and ${isMissing(phase.worldId)})
      on conflict do nothing`)
    if (!rowCount) return
    const [sent] = await tx.select().from(scenarioPlaying).where(eq(scenarioPlaying.entryId, entryId))
    const { userId, characterId, name } = of
    const hasDraft = (await newestDraft(tx, { worldId, scenarioId, phase: phaseNo, characterId, userId })) !== null
    await publish(tx, now, {
      userId,
      kind: 'scenario',
      payload: {
        ...{ scenarioId, phase: phaseNo, worldId, title, act: 'remind', entry: 'seated' },
        ...{
          characterId,
          characterFullName: name,
          entryId,
          until: until.toISOString(),
          hasDraft,
          isSent: sent !== undefined,
        },
      },
    })
  })
