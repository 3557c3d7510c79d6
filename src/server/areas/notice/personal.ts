// Personal data of notices: a user's own go with the user, and what became of them on other channels with them.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { notice } from './tables.ts'

export const noticePersonal: PersonalArea = {
  tables: [{ table: notice, users: { user_id: 'deleted' }, archive: { name: 'notices', own: ofUser() } }],
}
