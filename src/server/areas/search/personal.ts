// Personal data of the search: kept searches go with their user, and so does the list of what each has told.
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
