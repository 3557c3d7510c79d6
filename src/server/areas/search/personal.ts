// Personal data of the search: the kept searches go with their user, and what they called for with them.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { savedSearch } from './tables.ts'

export const searchPersonal: PersonalArea = {
  tables: [
    {
      table: savedSearch,
      users: { user_id: 'deleted' },
      archive: { name: 'saved-searches', own: ofUser() },
    },
  ],
}
