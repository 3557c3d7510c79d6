// Personal data of reports: what was reported stays with its words under the pseudonyms of both, so that the office can judge what
// comes later.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { report } from './tables.ts'

export const reportPersonal: PersonalArea = {
  tables: [
    {
      table: report,
      users: { user_id: 'renamed', writer_user_id: 'renamed', decided_by: 'renamed' },
      characters: { character_id: 'stays' },
      // Of whom it was about, the archive of whoever reported tells no more than the words.
      archive: { name: 'reports', own: ofUser(), without: ['writer_user_id', 'decided_by', 'told'] },
    },
  ],
}
