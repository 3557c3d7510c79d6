// Friends and requests of a character, a page at a time.
import { type SQL, sql } from 'drizzle-orm'
import { type FriendSort, type FriendState, friendStates } from '#rules/friend-address.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, countsOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { meetsCharacter } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { characterFriend } from './tables.ts'

type Page = { characterId: string; sort: FriendSort; offset: number; limit: number }

// At most MOST_RELATIONS rows are sorted.
const orders: Record<FriendSort, SQL> = {
  new: sql`f.changed_at desc, f.other_id desc`,
  kana: sql`c.kana collate "C", f.other_id`,
  level: sql`c.level desc, f.other_id`,
}

const told = columnsOf(characterFriend, 'f', ['relation', 'changedAt'])
type Row = ListedRow & RowOf<typeof told> & { relationBack: string }

type Reader = { userId: string | null; withHidden: boolean }

async function listPage(
  db: Db,
  { characterId, sort, offset, limit }: Page,
  state: FriendState,
  { userId, withHidden }: Reader,
) {
  const shown = sql`f.character_id = ${characterId} and f.state = ${state} and (${withHidden} or not c.is_hidden)
    and ${meetsCharacter(userId)}`
  const [{ rows }, count] = await Promise.all([
    db.execute<Row>(sql`
      select ${listedColumns}, ${told}, coalesce(b.relation, '') as "relationBack"
      from character_friend f join character c on c.character_id = f.other_id
      left join character_friend b on b.character_id = f.other_id and b.other_id = f.character_id
      where ${shown} order by ${orders[sort]} offset ${offset} limit ${limit}`),
    countOf(db, sql`character_friend f join character c on c.character_id = f.other_id where ${shown}`),
  ])
  return {
    friendList: rows.map(({ relation, relationBack, changedAt, ...row }) => ({
      character: toListed(row),
      relation,
      relationBack,
      changedAt,
    })),
    count,
  }
}

const openColumn = columnsOf(character, 'c', { isOpen: 'isFriendListOpen' })

/**
 * Friends of any character. When the list is not open, only the owner sees it; hidden characters are shown to their owner
 * only.
 * @throws CHARACTER_NOT_FOUND
 */
export async function listFriendsOf(db: Db, { userId, ...page }: Page & { userId: string | null }) {
  const { rows } = await db.execute<RowOf<typeof openColumn> & { isOwn: boolean }>(sql`
    select coalesce(user_id = ${userId}, false) as "isOwn", ${openColumn} from character c
    where character_id = ${page.characterId} and ${meetsCharacter(userId)}`)
  const found = rows[0]
  if (!found) throw refuse('CHARACTER_NOT_FOUND')
  const isOpen = found.isOpen || found.isOwn
  const list = isOpen
    ? await listPage(db, page, 'friend', { userId, withHidden: found.isOwn })
    : { friendList: [], count: 0 }
  return { ...list, isOpen }
}

export async function listOwnFriends(
  db: Db,
  {
    own,
    state,
    userId,
    ...page
  }: Omit<Page, 'characterId'> & { own: OwnCharacter; state: FriendState; userId: string },
) {
  const { characterId } = own
  const [list, countList] = await Promise.all([
    listPage(db, { ...page, characterId }, state, { userId, withHidden: true }),
    countsOf(db, friendStates, sql`character_friend where character_id = ${characterId}`),
  ])
  return { ...list, countList }
}
