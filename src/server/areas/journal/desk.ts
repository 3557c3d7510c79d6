// The office's journals: the list, one in any state, and every change, which names the version it was made from. What was begun is
// drawn again by its dice and its questions, so that these stay.
import { type SQL, sql } from 'drizzle-orm'
import { JOURNAL_STATES, type JournalState } from '#rules/journal-address.ts'
import { drawsAlike, journalFaults, journalSteps, type WrittenPrompt } from '#rules/journal-desk.ts'
import type { Dice } from '#rules/journals.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { countList, type DeskNamed, type DeskWritten, publishingDesk } from '../office/publishing-desk.ts'
import { world } from '../world/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { promptsOf } from './entries.ts'
import { withDice } from './reads.ts'
import { journal, journalPrompt } from './tables.ts'

const face = columnsOf(journal, 'j', [
  ...(['journalId', 'worldId', 'title', 'summary', 'length', 'diceCount', 'diceSides'] as const),
  ...(['state', 'updatedAt', 'version'] as const),
])
const texts = columnsOf(journal, 'j', ['rules', 'opening', 'closing'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
type Counted = Absent<RowOf<typeof ofWorld>> & { runs: number; prompts: number }
const counted = sql`${ofWorld},
  (select count(*)::int from journal_run r where r.journal_id = j.journal_id) as runs,
  (select count(*)::int from journal_prompt p where p.journal_id = j.journal_id) as prompts`
const tables = sql`journal j left join world w on w.world_id = j.world_id`

type Query = { state?: JournalState | undefined; offset: number; limit: number }

export async function listDesk(db: Db, { state, offset, limit }: Query) {
  const where: SQL = state ? sql`j.state = ${state}` : sql`true`
  const [{ rows }, counts] = await Promise.all([
    db.execute<RowOf<typeof face> & Counted>(sql`
      select ${face}, ${counted} from ${tables} where ${where}
      order by j.updated_at desc, j.journal_id desc limit ${limit} offset ${offset}`),
    countList(db, JOURNAL_STATES, sql`journal`, state),
  ])
  return { journalList: rows.map(withDice), ...counts }
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

const desk = publishingDesk({
  ...{ thing: 'journal', table: journal, key: 'journalId', steps: journalSteps, read: readDesk },
  refusals: { changed: 'JOURNAL_CHANGED', state: 'JOURNAL_STATE' },
})
type Named = DeskNamed<'journalId'>

type Written = DeskWritten<'journalId'> & {
  worldId: string | null
  summary: string
  rules: string
  opening: string
  closing: string
  length: number
  dice: Dice
  promptList: readonly WrittenPrompt[]
}

/** @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED, JOURNAL_INCOMPLETE, JOURNAL_PLAYED, WORLD_NOT_FOUND */
export async function saveJournal(tx: Tx, written: Written) {
  const { worldId, title, summary, rules, opening, closing, length, dice, promptList, now } = written
  const before = await desk.before(tx, written)
  if (Object.keys(journalFaults(written, before?.state === 'published')).length > 0) throw refuse('JOURNAL_INCOMPLETE')
  const isPlayed = before !== null && before.runs > 0
  if (isPlayed && !drawsAlike(before, written)) throw refuse('JOURNAL_PLAYED')
  if (worldId !== null) await worldOrRefuse(tx, worldId)
  const values = {
    ...{ worldId, title: title.trim(), summary, rules, opening, closing, length },
    ...{ diceCount: dice.count, diceSides: dice.sides, updatedAt: now },
  }
  const journalId = await desk.keep(tx, written, values, { ...values, state: 'draft', createdAt: now })
  await writePrompts(tx, journalId, promptList, isPlayed)
  return readDesk(tx, { journalId })
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
export const publishJournal = (tx: Tx, named: Named) =>
  desk.step(tx, 'publish', named, sql`state = 'published'`, found => {
    if (Object.keys(journalFaults(found, true)).length > 0) throw refuse('JOURNAL_INCOMPLETE')
  })

/** @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED, JOURNAL_STATE */
export const withdrawJournal = (tx: Tx, named: Named) => desk.step(tx, 'withdraw', named, sql`state = 'draft'`)

/** @throws JOURNAL_NOT_FOUND, JOURNAL_CHANGED, JOURNAL_STATE, JOURNAL_PLAYED */
export const removeJournal = (tx: Tx, named: Named) =>
  desk.remove(tx, named, async ({ runs }) => {
    if (runs > 0) throw refuse('JOURNAL_PLAYED')
    await tx.execute(sql`delete from journal_prompt where journal_id = ${named.journalId}`)
  })
