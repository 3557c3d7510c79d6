// The office's journals: the list, one in any state, and every change, which names the version it was made from. What was begun is
// drawn again by its dice and its questions, so that these stay.
import { type SQL, sql } from 'drizzle-orm'
import type { JournalState } from '#rules/journal-address.ts'
import { drawsAlike, journalFaults, type WrittenPrompt } from '#rules/journal-desk.ts'
import type { Dice } from '#rules/journals.ts'
import type { OfficeAct } from '#rules/office.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { record } from '../office/log.ts'
import { promptsOf } from './entries.ts'
import { withDice } from './reads.ts'
import { journal, journalPrompt } from './tables.ts'

const face = columnsOf(journal, 'j', [
  ...(['journalId', 'worldId', 'title', 'summary', 'length', 'diceCount', 'diceSides'] as const),
  ...(['state', 'updatedAt', 'version'] as const),
])
const texts = columnsOf(journal, 'j', ['rules', 'opening', 'closing'])
type Counted = { worldName: string | null; runs: number; prompts: number }
const counted = sql`w.world_name as "worldName",
  (select count(*)::int from journal_run r where r.journal_id = j.journal_id) as runs,
  (select count(*)::int from journal_prompt p where p.journal_id = j.journal_id) as prompts`
const tables = sql`journal j left join world w on w.world_id = j.world_id`

type Query = { state?: JournalState | undefined; offset: number; limit: number }

export async function listDesk(db: Db, { state, offset, limit }: Query) {
  const where: SQL = state ? sql`j.state = ${state}` : sql`true`
  const [{ rows }, draft, published] = await Promise.all([
    db.execute<RowOf<typeof face> & Counted>(sql`
      select ${face}, ${counted} from ${tables} where ${where}
      order by j.updated_at desc, j.journal_id desc limit ${limit} offset ${offset}`),
    countOf(db, sql`journal where state = 'draft'`),
    countOf(db, sql`journal where state = 'published'`),
  ])
  const stateCounts = { draft, published }
  return { journalList: rows.map(withDice), count: state ? stateCounts[state] : draft + published, stateCounts }
}

/** @throws JOURNAL_NOT_FOUND */
export async function readDesk(db: Db | Tx, { journalId }: { journalId: number }) {
  const { rows } = await db.execute<RowOf<typeof face> & RowOf<typeof texts> & Counted>(sql`
    select ${face}, ${texts}, ${counted} from ${tables} where j.journal_id = ${journalId}`)
  if (!rows[0]) throw refuse('JOURNAL_NOT_FOUND')
  const prompts = await promptsOf(db, journalId)
  const promptList = prompts.map(({ fromTotal, toTotal, text }) => ({ fromTotal, toTotal, text }))
  return { ...withDice(rows[0]), promptList }
}
type Found = Awaited<ReturnType<typeof readDesk>>

type Named = { journalId: number; baseVersion: number; adminId: AdminId; now: Date }

/** The journal, with its row locked until the transaction ends. @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED */
async function lock(tx: Tx, { journalId, baseVersion }: Pick<Named, 'journalId' | 'baseVersion'>): Promise<Found> {
  await tx.execute(sql`select 1 from journal where journal_id = ${journalId} for update`)
  const found = await readDesk(tx, { journalId })
  if (found.version !== baseVersion) throw refuse('JOURNAL_CHANGED')
  return found
}

type Written = Omit<Named, 'journalId'> & {
  journalId: number | null
  worldId: string | null
  title: string
  summary: string
  rules: string
  opening: string
  closing: string
  length: number
  dice: Dice
  promptList: readonly WrittenPrompt[]
  draftId: string | null
}

/** @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED, JOURNAL_INCOMPLETE, JOURNAL_PLAYED, WORLD_NOT_FOUND */
export async function saveJournal(tx: Tx, written: Written) {
  const { journalId, baseVersion, worldId, title, summary, rules, opening, closing, length, dice } = written
  const { promptList, draftId, adminId, now } = written
  if (journalId === null && baseVersion !== 0) throw refuse('JOURNAL_CHANGED')
  const before = journalId === null ? null : await lock(tx, { journalId, baseVersion })
  if (Object.keys(journalFaults(written, before?.state === 'published')).length > 0) throw refuse('JOURNAL_INCOMPLETE')
  const isPlayed = before !== null && before.runs > 0
  if (isPlayed && !drawsAlike(before, written)) throw refuse('JOURNAL_PLAYED')
  if (worldId !== null && (await countOf(tx, sql`world where world_id = ${worldId}`)) === 0)
    throw refuse('WORLD_NOT_FOUND')
  const values = {
    ...{ worldId, title: title.trim(), summary, rules, opening, closing, length },
    ...{ diceCount: dice.count, diceSides: dice.sides, updatedAt: now },
  }
  const [saved] =
    journalId === null
      ? await tx
          .insert(journal)
          .values({ ...values, state: 'draft', createdAt: now })
          .returning({ journalId: journal.journalId })
      : await tx
          .update(journal)
          .set({ ...values, version: baseVersion + 1 })
          .where(sql`journal_id = ${journalId}`)
          .returning({ journalId: journal.journalId })
  if (!saved) throw refuse('JOURNAL_NOT_FOUND')
  await writePrompts(tx, saved.journalId, promptList, isPlayed)
  await submitDraft(tx, adminId, draftId, now)
  await note(tx, { ...saved, title, act: journalId === null ? 'make' : 'save', adminId, now })
  return readDesk(tx, saved)
}

/** Questions that runs have met keep their rows, and get new words alone. */
async function writePrompts(tx: Tx, journalId: number, prompts: readonly WrittenPrompt[], isPlayed: boolean) {
  if (isPlayed) {
    for (const [place, { text }] of prompts.entries())
      await tx.execute(sql`
        update journal_prompt set text = ${text} where journal_id = ${journalId} and place = ${place + 1}`)
    return
  }
  await tx.execute(sql`delete from journal_prompt where journal_id = ${journalId}`)
  if (prompts.length > 0)
    await tx.insert(journalPrompt).values(prompts.map((prompt, place) => ({ ...prompt, journalId, place: place + 1 })))
}

/** @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED, JOURNAL_STATE, JOURNAL_INCOMPLETE */
export async function publishJournal(tx: Tx, named: Named) {
  const found = await lock(tx, named)
  if (found.state !== 'draft') throw refuse('JOURNAL_STATE')
  if (Object.keys(journalFaults(found, true)).length > 0) throw refuse('JOURNAL_INCOMPLETE')
  return turn(tx, named, { state: 'published', act: 'publish', title: found.title })
}

/** @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED, JOURNAL_STATE */
export async function withdrawJournal(tx: Tx, named: Named) {
  const found = await lock(tx, named)
  if (found.state === 'draft') throw refuse('JOURNAL_STATE')
  return turn(tx, named, { state: 'draft', act: 'withdraw', title: found.title })
}

/** @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED, JOURNAL_STATE, JOURNAL_PLAYED */
export async function removeJournal(tx: Tx, named: Named) {
  const { journalId, adminId, now } = named
  const found = await lock(tx, named)
  if (found.state !== 'draft') throw refuse('JOURNAL_STATE')
  if (found.runs > 0) throw refuse('JOURNAL_PLAYED')
  await tx.execute(sql`delete from journal_prompt where journal_id = ${journalId}`)
  await tx.execute(sql`delete from journal where journal_id = ${journalId}`)
  await note(tx, { journalId, title: found.title, act: 'remove', adminId, now })
  return { journalId }
}

type Turn = { state: JournalState; act: OfficeAct; title: string }

async function turn(tx: Tx, { journalId, adminId, now }: Named, { state, act, title }: Turn) {
  await tx.execute(sql`
    update journal set state = ${state}, version = version + 1, updated_at = ${now.toISOString()}
    where journal_id = ${journalId}`)
  await note(tx, { journalId, title, act, adminId, now })
  return readDesk(tx, { journalId })
}

type Noted = { journalId: number; title: string; act: OfficeAct; adminId: AdminId; now: Date }
const note = (tx: Tx, { journalId, ...rest }: Noted): Promise<void> =>
  record(tx, { thing: 'journal', thingId: journalId, ...rest })
