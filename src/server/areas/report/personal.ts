// Personal data of reports: a report stays with the reported words under the pseudonyms of both users, so that the office can judge
// later ones.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { report } from './tables.ts'

export const reportPersonal: PersonalArea = {
  tables: [
    {
      table: report,
      users: { user_id: 'renamed', writer_user_id: 'renamed', decided_by: 'renamed' },
      characters: { character_id: 'stays' },
      // The archive of the user who reported tells the writer's words and nothing else about the writer.
      archive: { name: 'reports', own: ofUser(), without: ['writer_user_id', 'decided_by', 'told'] },
    },
  ],
}
