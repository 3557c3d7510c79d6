// Personal data of profiles.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { userProfile } from './tables.ts'

export const userPersonal: PersonalArea = {
  tables: [
    {
      table: userProfile,
      users: { user_id: 'deleted' },
      archive: { name: 'profile', own: ofUser(), texts: { title: null, body: 'introduction' } },
    },
  ],
}
