// Personal data of calendars.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { calendarLink } from './tables.ts'

export const calendarPersonal: PersonalArea = {
  tables: [
    {
      table: calendarLink,
      users: { user_id: 'deleted' },
      archive: { name: 'calendar-link', own: ofUser(), without: ['secret_hash'] },
    },
  ],
}
