// Entries of a run with their questions, and the questions of a journal in their order.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { journalEntry, journalPrompt } from './tables.ts'

const entryColumns = columnsOf(journalEntry, 'e', ['step', 'diceList', 'promptId', 'body', 'writtenAt'])
const asked = columnsOf(journalPrompt, 'p', { prompt: 'text' })
export type EntryRow = RowOf<typeof entryColumns> & RowOf<typeof asked>

export async function entriesOf(db: Db | Tx, runId: number): Promise<EntryRow[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select ${entryColumns}, ${asked} from journal_entry e join journal_prompt p on p.prompt_id = e.prompt_id
    where e.run_id = ${runId} order by e.step`)
  return rows
}

const promptColumns = columnsOf(journalPrompt, 'p', ['promptId', 'fromTotal', 'toTotal', 'text'])
type PromptRow = RowOf<typeof promptColumns>

export async function promptsOf(db: Db | Tx, journalId: number): Promise<PromptRow[]> {
  const { rows } = await db.execute<PromptRow>(sql`
    select ${promptColumns} from journal_prompt p where p.journal_id = ${journalId} order by p.place`)
  return rows
}
