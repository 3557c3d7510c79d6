// Consultations of the run around the deadline of texts: their guests have seats and drafts on the server, and a part of
// them agreed that a draft is sent for them.
import { sql } from 'drizzle-orm'
import { playingTarget } from '#rules/scenario/playing-draft.ts'
import { waitForClock } from '#server/areas/scenario/clock/wait-for-clock.ts'
import { lockPhase, type PhaseKey } from '#server/areas/scenario/phase.ts'
import { type Db, transact } from '#server/db/client.ts'
import { characterOf, openScenario } from './guests.ts'

export type Writer = {
  userId: string
  draftId: string
  words: string
  /** Whether a draft is sent for the player at the deadline (白紙防止). */
  savesBlank: boolean
}

/** A consultation that takes texts until a moment, with its job in the queue. */
export async function openConsultation(db: Db, writers: readonly Writer[], until: Date): Promise<PhaseKey> {
  const key = await openScenario(db, { seats: writers.length, minimum: 1 })
  const rows = writers.map(({ userId, ...writer }, nth) => {
    const characterId = characterOf(userId)
    const target = playingTarget({ worldId: 'harbor', ...key, characterId })
    return { ...writer, userId, characterId, target, number: 100_000 + nth }
  })
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as row ("userId" text, "characterId" text, number int,
    "savesBlank" boolean, "draftId" uuid, target text, words text)`
  await transact(db, async tx => {
    await lockPhase(tx, key)
    await tx.execute(sql`
      insert into scenario_entry (scenario_id, phase, world_id, character_id, user_id, state, is_alone, public_number, cost,
        saves_blank, created_at, seated_at)
      select ${key.scenarioId}, ${key.phase}, 'harbor', "characterId", "userId", 'seated', true, number, 0, "savesBlank", now(), now()
      from ${given}`)
    await tx.execute(sql`
      insert into draft (user_id, draft_id, place, target, name, text, version, updated_at)
      select "userId", "draftId", 'playing', target, '', words, 1, now() from ${given}`)
    await tx.execute(sql`
      update scenario_phase set state = 'consultation', playing_until = ${until.toISOString()}, seated = ${rows.length},
        applicants = ${rows.length}
      where scenario_id = ${key.scenarioId} and phase = ${key.phase}`)
    await waitForClock(tx, key)
  })
  return key
}

export type Kept = {
  userId: string
  /** The text that the server has; null for none. */
  playing: string | null
  sentBy: 'player' | 'deadline' | null
  version: number | null
  receivedAt: string | null
  draft: string
  isDraftOpen: boolean
}

/** Texts and drafts of a consultation that is over. */
export async function textsOf(db: Db, { scenarioId, phase }: PhaseKey): Promise<{ texts: number; kept: Kept[] }> {
  const { rows } = await db.execute<{ texts: number; kept: Kept[] }>(sql`
    select p.texts, (select json_agg(json_build_object('userId', e.user_id, 'playing', t.playing, 'sentBy', t.sent_by,
        'version', t.version, 'receivedAt', t.received_at, 'draft', d.text,
        'isDraftOpen', d.submitted_at is null and d.removed_at is null))
      from scenario_entry e left join scenario_playing t on t.entry_id = e.entry_id
        join draft d on d.user_id = e.user_id and d.place = 'playing'
          and d.target = 'harbor:' || p.scenario_id || ':' || p.phase || ':' || e.character_id
      where e.scenario_id = p.scenario_id and e.phase = p.phase) as kept
    from scenario_phase p where p.scenario_id = ${scenarioId} and p.phase = ${phase}`)
  if (!rows[0]) throw new Error('No such phase.')
  return rows[0]
}
