// Playing a journal: beginning, rolling, writing, finishing, making a note of it. Each act of a run is done under its lock.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashOfSeed, SEED_BYTES } from '#rules/draws.ts'
import { entryFault, JOURNAL_RUNS_OPEN_MOST, noteOfRun, promptOf, rollOf, totalOf } from '#rules/journals.ts'
import type { NoteScope } from '#rules/notes.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter, ownCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { saveNote } from '../note/write-note.ts'
import { entriesOf, promptsOf } from './entries.ts'
import { lockRun, type OwnRun } from './own-run.ts'
import { isIn } from './reads.ts'
import { journal, journalRun } from './tables.ts'

type Beginning = { userId: string; own: OwnCharacter; worldId: string; journalId: number; now: Date }

/** @throws JOURNAL_NOT_FOUND, JOURNAL_RUNS_MOST */
export async function begin(tx: Tx, { userId, own, worldId, journalId, now }: Beginning) {
  if ((await countOf(tx, sql`journal j where j.journal_id = ${journalId} and ${isIn(worldId)}`)) === 0)
    throw refuse('JOURNAL_NOT_FOUND')
  const { characterId } = await lockCharacter(tx, own)
  const open = await countOf(tx, sql`journal_run where character_id = ${characterId} and state = 'open'`)
  if (open >= JOURNAL_RUNS_OPEN_MOST) throw refuse('JOURNAL_RUNS_MOST')
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const seedHash = await hashOfSeed(seed)
  const [made] = await tx
    .insert(journalRun)
    .values({ journalId, userId, characterId, worldId, seed, seedHash, startedAt: now })
    .returning({ runId: journalRun.runId })
  if (!made) throw new Error('A run was not begun.')
  return { runId: made.runId, seedHash }
}

const played = columnsOf(journal, 'j', ['title', 'length', 'diceCount', 'diceSides'])

async function journalOf(tx: Tx, { journalId }: OwnRun): Promise<RowOf<typeof played>> {
  const { rows } = await tx.execute<RowOf<typeof played>>(sql`
    select ${played} from journal j where j.journal_id = ${journalId}`)
  if (!rows[0]) throw refuse('JOURNAL_NOT_FOUND')
  return rows[0]
}

/** @throws JOURNAL_FINISHED, JOURNAL_STEP, JOURNAL_UNWRITTEN, JOURNAL_OVER */
export async function roll(tx: Tx, { own, step }: { own: OwnRun; step: number }) {
  const { runId, seed, state, journalId } = await lockRun(tx, own)
  if (state !== 'open') throw refuse('JOURNAL_FINISHED')
  const entries = await entriesOf(tx, runId)
  if (entries.some(({ writtenAt }) => writtenAt === null)) throw refuse('JOURNAL_UNWRITTEN')
  const { length, diceCount, diceSides } = await journalOf(tx, own)
  if (entries.length >= length) throw refuse('JOURNAL_OVER')
  if (step !== entries.length + 1) throw refuse('JOURNAL_STEP')
  const diceList = await rollOf({ seed, runId, step }, { count: diceCount, sides: diceSides })
  const had = new Set(entries.map(({ promptId }) => promptId))
  const prompt = promptOf(await promptsOf(tx, journalId), totalOf(diceList), had)
  if (!prompt) throw new Error('A journal has no questions.')
  await tx.execute(sql`
    insert into journal_entry (run_id, step, dice_list, prompt_id)
    values (${runId}, ${step}, ${sql.param(diceList)}::int[], ${prompt.promptId})`)
  return { step, diceList, promptId: prompt.promptId, prompt: prompt.text, body: '', writtenAt: null }
}

type Writing = { userId: string; own: OwnRun; step: number; body: string; draftId: string | null; now: Date }

/** @throws JOURNAL_FINISHED, JOURNAL_STEP for a step that was not rolled, JOURNAL_ENTRY_EMPTY, JOURNAL_ENTRY_LONG */
export async function writeEntry(tx: Tx, { userId, own, step, body, draftId, now }: Writing) {
  const fault = entryFault(body)
  if (fault) throw refuse(fault)
  const { runId, state } = await lockRun(tx, own)
  if (state !== 'open') throw refuse('JOURNAL_FINISHED')
  const { rowCount } = await tx.execute(sql`
    update journal_entry set body = ${body}, written_at = ${now.toISOString()} where run_id = ${runId} and step = ${step}`)
  if (!rowCount) throw refuse('JOURNAL_STEP')
  await submitDraft(tx, userId, draftId, now)
  return { runId, step }
}

/** A step that was rolled and not written goes with the end. @throws JOURNAL_UNWRITTEN when nothing was written */
export async function finish(tx: Tx, { own, now }: { own: OwnRun; now: Date }) {
  const { runId, seed, state } = await lockRun(tx, own)
  if (state === 'open') {
    if ((await countOf(tx, sql`journal_entry where run_id = ${runId} and written_at is not null`)) === 0)
      throw refuse('JOURNAL_UNWRITTEN')
    await tx.execute(sql`delete from journal_entry where run_id = ${runId} and written_at is null`)
    await tx.execute(sql`
      update journal_run set state = 'finished', finished_at = ${now.toISOString()} where run_id = ${runId}`)
  }
  return { runId, seed }
}

type Publishing = { userId: string; own: OwnRun; title: string; scope: NoteScope; now: Date }

/** @throws JOURNAL_UNFINISHED, JOURNAL_NOTE_THERE, NOTE_FAULT, NOTES_MOST */
export async function publish(tx: Tx, { userId, own, title, scope, now }: Publishing) {
  // The lock of events comes before all others.
  await lockUserEvents(tx, userId)
  const { runId, state, characterId, worldId, noteId: before } = await lockRun(tx, own)
  if (state !== 'finished') throw refuse('JOURNAL_UNFINISHED')
  const isThere = await countOf(tx, sql`note where note_id = ${before} and deleted_at is null`)
  if (isThere > 0) throw refuse('JOURNAL_NOTE_THERE')
  const body = noteOfRun(await journalOf(tx, own), await entriesOf(tx, runId))
  const { noteId } = await saveNote(tx, {
    ...{ userId, own: await ownCharacter(tx, userId, characterId), worldId, noteId: null, baseVersion: 0 },
    ...{ title, body, scope, isCommentable: true, noteTagIdList: [], draftId: null, now },
  })
  await tx.execute(sql`update journal_run set note_id = ${noteId} where run_id = ${runId}`)
  return { runId, noteId }
}

export async function removeRun(tx: Tx, { own }: { own: OwnRun }) {
  await tx.execute(sql`delete from journal_run where run_id = ${own.runId}`)
  return { runId: own.runId }
}
