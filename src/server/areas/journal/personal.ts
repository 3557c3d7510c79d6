// Personal data of journals: runs go with their user, with what was written in them.
import { sql } from 'drizzle-orm'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { journalEntry, journalRun } from './tables.ts'

export const journalPersonal: PersonalArea = {
  tables: [
    {
      table: journalEntry,
      archive: {
        name: 'journal-entries',
        own: userId => sql`run_id in (select run_id from journal_run where user_id = ${userId})`,
        texts: { title: null, body: 'body' },
      },
    },
    {
      table: journalRun,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      // The seed of a run is told on its page, when it is finished.
      archive: { name: 'journal-runs', own: ofUser(), without: ['seed'] },
    },
  ],
}
