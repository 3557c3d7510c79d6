// Personal data of quotation cards.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { quotation } from './tables.ts'

export const quotationPersonal: PersonalArea = {
  tables: [
    {
      table: quotation,
      users: { user_id: 'deleted' },
      archive: { name: 'quotations', own: ofUser(), texts: { title: null, body: 'words' } },
    },
  ],
}
