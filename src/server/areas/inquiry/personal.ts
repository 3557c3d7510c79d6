// Personal data of inquiries.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { inquiry } from './tables.ts'

export const inquiryPersonal: PersonalArea = {
  tables: [
    {
      table: inquiry,
      users: { user_id: 'deleted' },
      archive: { name: 'inquiries', own: ofUser(), texts: { title: null, body: 'body' } },
    },
  ],
}
