// Journals and runs as they are shown: the questions of a run one by one, its seed when it is finished.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { note } from '../note/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { type EntryRow, entriesOf, promptsOf } from './entries.ts'
import type { OwnRun } from './own-run.ts'
import { journal, journalRun } from './tables.ts'

const face = columnsOf(journal, 'j', ['journalId', 'title', 'summary', 'length', 'diceCount', 'diceSides'])
const whole = columnsOf(journal, 'j', [
  ...(['journalId', 'title', 'summary', 'length', 'diceCount', 'diceSides', 'rules', 'opening'] as const),
])

export const withDice = <Row extends { diceCount: number; diceSides: number }>({
  diceCount,
  diceSides,
  ...row
}: Row) => ({
  ...row,
  dice: { count: diceCount, sides: diceSides },
})

/** Condition of journal `j` that players of a world see it. */
export const isIn = (worldId: string): SQL =>
  sql`(j.state = 'published' and (j.world_id = ${worldId} or j.world_id is null))`

/** @throws WORLD_NOT_FOUND */
export async function listJournals(db: Db, { worldId }: { worldId: string }) {
  await worldOrRefuse(db, worldId)
  const { rows } = await db.execute<RowOf<typeof face>>(sql`
    select ${face} from journal j where ${isIn(worldId)} order by j.world_id nulls last, j.journal_id`)
  return { journalList: rows.map(withDice) }
}

/** @throws JOURNAL_NOT_FOUND */
export async function getJournal(db: Db, { worldId, journalId }: { worldId: string; journalId: number }) {
  const { rows } = await db.execute<RowOf<typeof whole> & { prompts: number }>(sql`
    select ${whole}, (select count(*) from journal_prompt p where p.journal_id = j.journal_id) as prompts
    from journal j where j.journal_id = ${journalId} and ${isIn(worldId)}`)
  if (!rows[0]) throw refuse('JOURNAL_NOT_FOUND')
  return withDice(rows[0])
}

const runColumns = columnsOf(journalRun, 'r', ['runId', 'journalId', 'state', 'startedAt', 'finishedAt'])
const ofJournal = columnsOf(journal, 'j', ['title', 'length'])
const ofNote = columnsOf(note, 'n', ['noteId'])
const ofRun = sql`${runColumns}, ${ofJournal}, ${ofNote},
  (select count(*) from journal_entry e where e.run_id = r.run_id and e.written_at is not null) as written`
// A note that was taken away is no note of the run any more.
const runTables = sql`journal_run r join journal j on j.journal_id = r.journal_id
  left join note n on n.note_id = r.note_id and n.deleted_at is null`
type RunRow = RowOf<typeof runColumns> & RowOf<typeof ofJournal> & Absent<RowOf<typeof ofNote>> & { written: number }

type Page = { own: OwnCharacter; pageStart: number; perPage: number }

export async function listRuns(db: Db, { own: { characterId }, pageStart, perPage }: Page) {
  const [{ rows: runList }, count] = await Promise.all([
    db.execute<RunRow>(sql`
      select ${ofRun} from ${runTables} where r.character_id = ${characterId}
      order by r.state = 'finished', r.run_id desc limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`journal_run where character_id = ${characterId}`),
  ])
  return { runList, count }
}

const shown = columnsOf(journalRun, 'r', ['worldId', 'characterId', 'seedHash', 'seed'])
const told = columnsOf(journal, 'j', ['diceCount', 'diceSides', 'opening', 'closing'])
const writer = columnsOf(character, 'c', ['characterFullName'])
type ShownRow = RunRow & RowOf<typeof shown> & RowOf<typeof told> & RowOf<typeof writer>

export async function getRun(db: Db, { own }: { own: OwnRun }) {
  const { rows } = await db.execute<ShownRow>(sql`
    select ${ofRun}, ${shown}, ${told}, ${writer}
    from ${runTables} join character c on c.character_id = r.character_id where r.run_id = ${own.runId}`)
  if (!rows[0]) throw refuse('JOURNAL_RUN_NOT_FOUND')
  const { seed, closing, ...run } = withDice(rows[0])
  const isFinished = run.state === 'finished'
  const entryList: EntryRow[] = await entriesOf(db, own.runId)
  const prompts = isFinished ? await promptsOf(db, own.journalId) : []
  return {
    ...run,
    closing: isFinished ? closing : null,
    seed: isFinished ? seed : null,
    entryList,
    promptList: prompts.map(({ promptId, fromTotal, toTotal }) => ({ promptId, fromTotal, toTotal })),
  }
}
