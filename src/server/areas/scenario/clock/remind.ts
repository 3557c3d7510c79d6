// Job that reminds players of the deadline of their playing text, every minute: those with a certain seat who have sent
// nothing, or have a draft that differs from what they sent. It looks at the deadline as it is now, so that one that was moved is reminded of again at its own times.
import { and, asc, eq, exists, gt, lte, not, sql } from 'drizzle-orm'
import { readPlayingFields } from '#rules/scenario/playing-draft.ts'
import { dueReminder, REMINDER_MINUTES, type ReminderMinutes } from '#rules/scenario/reminders.ts'
import { type Db, transact } from '../../../db/client.ts'
import type { Job } from '../../../platform/jobs/run.ts'
import { currencies } from '../../../platform/ledger/balances.ts'
import { lockUserEvents } from '../../../platform/realtime/publish.ts'
import { character } from '../../character/tables.ts'
import { draft } from '../../draft/tables.ts'
import { notify } from '../../notice/notify.ts'
import { newestDraft } from '../playing/newest-draft.ts'
import { scenarioEntry, scenarioPlaying, scenarioReminder } from '../tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase } from '../tables/scenario.ts'

const EARLIEST_MS = Math.max(...REMINDER_MINUTES) * 60_000

export const remindJob: Job = {
  name: 'remind-of-playing',
  cron: '* * * * *',
  run: async ({ db, story }) => remindPlayers(db, await story.now(db)),
}

async function remindPlayers(db: Db, now: Date): Promise<void> {
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

/** Whether nothing was sent, or a draft was written after it, of the entry and text in a statement. */
const mayBeMissing = (worldId: string) => sql`(${scenarioPlaying.entryId} is null or exists (
  select 1 from ${draft} where ${draft.userId} = ${scenarioEntry.userId} and ${draft.place} = 'playing'
    and ${draft.target} = ${worldId}::text || ':' || ${scenarioEntry.scenarioId} || ':' || ${scenarioEntry.phase}
      || ':' || ${scenarioEntry.characterId}
    and ${draft.removedAt} is null and ${draft.submittedAt} is null and ${draft.updatedAt} > ${scenarioPlaying.receivedAt}))`

/** Entries of a phase that may have to be reminded: without this reminder of this deadline, or a nearer one. */
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
        mayBeMissing(worldId),
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
    const { userId, characterId, name } = of
    const [sent] = await tx.select().from(scenarioPlaying).where(eq(scenarioPlaying.entryId, entryId))
    const last = await newestDraft(tx, { worldId, scenarioId, phase: phaseNo, characterId, userId })
    if (sent && !(last && last.updatedAt > sent.receivedAt && isChanged(last, sent, worldId))) return
    // The key of the row lets a reminder be told once, also by two processes at the same time.
    const { rowCount } = await tx.execute(sql`
      insert into ${scenarioReminder} (entry_id, minutes, playing_until, reminded_at)
      select e.entry_id, ${minutes}, p.playing_until, ${now.toISOString()}::timestamptz
      from ${scenarioEntry} e
      join ${scenarioPhase} p on p.scenario_id = e.scenario_id and p.phase = e.phase
      where e.entry_id = ${entryId} and e.state = 'seated'
        and p.state = 'consultation' and p.playing_until = ${until.toISOString()}::timestamptz
      on conflict do nothing`)
    if (!rowCount) return
    await notify(tx, now, {
      userId,
      event: 'scenario.remind',
      kind: 'scenario',
      facts: {
        ...{ scenarioId, phase: phaseNo, worldId, title, minutes },
        ...({ act: 'remind', entry: 'seated' } as const),
        ...{
          characterId,
          characterFullName: name,
          entryId,
          until: until.toISOString(),
          hasDraft: last !== null,
          isSent: sent !== undefined,
        },
      },
    })
  })

type Sent = typeof scenarioPlaying.$inferSelect
type Draft = NonNullable<Awaited<ReturnType<typeof newestDraft>>>

/** Whether a draft says something else than what was sent: other words, another choice, other items, おまかせ or not. */
function isChanged({ text, fields }: Draft, sent: Sent, worldId: string): boolean {
  const { chooseId, isOmakase, consumeItem } = readPlayingFields(fields)
  const items = consumeItem.map(item => `${currencies.item(worldId, item.itemCode, item)} ${item.count}`)
  const sentItems = sent.items.map(({ currency, count }) => `${currency} ${count}`)
  const isSame =
    text === sent.playing &&
    chooseId === sent.chooseId &&
    isOmakase === sent.isOmakase &&
    items.sort().join() === sentItems.sort().join()
  return !isSame
}
