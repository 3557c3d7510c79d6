// Personal data of reading.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { readingPlace } from './tables.ts'

export const readingPersonal: PersonalArea = {
  tables: [
    {
      table: readingPlace,
      users: { user_id: 'deleted' },
      archive: { name: 'reading-places', own: ofUser() },
    },
  ],
}
