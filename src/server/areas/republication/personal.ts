// Personal data of republications, which are acts of the office.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { republication } from './tables.ts'

export const republicationPersonal: PersonalArea = {
  tables: [
    {
      table: republication,
      users: { created_by: 'renamed' },
      archive: { name: 'republications', own: ofUser('created_by') },
    },
  ],
}
