// Personal data of news.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { newsRead, newsReadUntil } from './tables.ts'

export const newsPersonal: PersonalArea = {
  tables: [
    {
      table: newsRead,
      users: { user_id: 'deleted' },
      archive: { name: 'read-news', own: ofUser() },
    },
    {
      table: newsReadUntil,
      users: { user_id: 'deleted' },
      archive: { name: 'read-news-until', own: ofUser() },
    },
  ],
}
