// Personal data of the office's record: it stays, under the pseudonym of the member who acted.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { officeLog } from './tables.ts'

export const officePersonal: PersonalArea = {
  tables: [
    {
      table: officeLog,
      users: { user_id: 'renamed' },
      archive: { name: 'office-acts', own: ofUser() },
    },
  ],
}
