// Personal data of goods: what others received stays, links for more end.
import { sql } from 'drizzle-orm'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import { distribution, distributionTaken, shouhin } from './tables.ts'

const ofOwnGoods = (userId: string) =>
  sql`shouhin_id in (select shouhin_id from shouhin where owner_user_id = ${userId})`

export const distributionPersonal: PersonalArea = {
  tables: [
    {
      table: shouhin,
      users: { owner_user_id: 'renamed' },
      archive: { name: 'goods', own: ofUser('owner_user_id'), texts: { title: 'shouhinmei', body: 'description' } },
    },
    { table: distribution, archive: { name: 'distributions', own: ofOwnGoods, without: ['hash'] } },
    {
      table: distributionTaken,
      characters: { character_id: 'stays' },
      archive: { name: 'received-goods', own: ofCharacters() },
    },
  ],
  forget: async (tx, { userId, now }) => {
    await tx.execute(sql`
      update distribution set stopped_at = ${now.toISOString()} where stopped_at is null and ${ofOwnGoods(userId)}`)
    return []
  },
}
