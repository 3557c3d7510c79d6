// Personal data of commissions: those that nobody has taken yet end when their client asks to leave, those under way go on
// without them, and are settled by their dates; a creator ends what was taken before. What was made stays under the pseudonyms.
import { sql } from 'drizzle-orm'
import { BUSY } from '#rules/commission/transitions.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { archivedPicture } from '../../platform/pictures/uploads.ts'
import { changeCommission } from './change.ts'
import { lockCommission } from './own-commission.ts'
import { commission, commissionLog, commissionOption, commissionPicture } from './tables.ts'

const ofEither = (userId: string) => sql`(client_id = ${userId} or creator_user_id = ${userId})`
const ofThose = (userId: string) =>
  sql`commission_id in (select commission_id from commission where ${ofEither(userId)})`

const placed = columnsOf(commission, null, ['commissionId', 'title', 'price'])
const running = columnsOf(commission, null, ['title'])

/** Orders of a client that no creator has answered. */
async function unanswered(db: Db | Tx, userId: string) {
  const { rows } = await db.execute<RowOf<typeof placed>>(sql`
    select ${placed} from commission where client_id = ${userId} and state = 'placed' order by commission_id`)
  return rows
}

export const commissionPersonal: PersonalArea = {
  tables: [
    {
      table: commissionPicture,
      users: { user_id: 'renamed' },
      archive: { name: 'commission-pictures', own: ofUser(), files: archivedPicture },
    },
    { table: commissionOption, archive: { name: 'commission-options', own: ofThose } },
    {
      table: commissionLog,
      users: { user_id: 'renamed' },
      archive: { name: 'commission-words', own: ofUser(), texts: { title: null, body: 'words' } },
    },
    {
      table: commission,
      users: { client_id: 'renamed', creator_user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'commissions', own: ofUser('client_id'), texts: { title: 'title', body: 'wish' } },
    },
  ],
  endings: async (db, userId) =>
    (await unanswered(db, userId)).map(({ title, price }) => ({ title: `発注：${title}`, coins: price })),
  end: async (tx, userId, now) => {
    for (const { commissionId } of await unanswered(tx, userId))
      await changeCommission(tx, await lockCommission(tx, commissionId), { name: 'cancel', by: 'client', userId, now })
  },
  owed: async (db, userId) => {
    const { rows } = await db.execute<RowOf<typeof running>>(sql`
      select ${running} from commission where creator_user_id = ${userId} and state in ${[...BUSY]} order by commission_id`)
    return rows.length === 0 ? [] : [{ code: 'LEAVING_OWES_COMMISSION', titles: rows.map(({ title }) => title) }]
  },
  appears: characterId => sql`exists (select 1 from commission where character_id = ${characterId})`,
}
