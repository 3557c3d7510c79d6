// A community as its page shows it: its texts, its members, the requests that wait for its leader.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { blockedBy, meets } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { world } from '../world/tables.ts'
import { type CommunityRow, cardColumns } from './community-row.ts'
import type { OwnCommunity } from './own-community.ts'
import { membersOf, readableThread, shownCommunity, shownOrRefuse } from './rights.ts'
import { community, communityMember, communityPicture, communityRequest } from './tables.ts'

const texts = columnsOf(community, 'k', ['description', 'rules', 'version', 'leaderId', 'userId'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
type Row = CommunityRow & RowOf<typeof texts> & RowOf<typeof ofWorld> & { threadCount: number; requestCount: number }

type Asked = { userId: string | null; communityId: number; now: Date }

/** @throws COMMUNITY_NOT_FOUND also across a block with its leader, for those who are no members */
export async function getCommunity(db: Db, { userId, communityId, now }: Asked) {
  const { rows } = await db.execute<Row>(sql`
    select ${cardColumns(userId)}, ${texts}, ${ofWorld},
      (select count(*)::int from community_thread t
        where t.community_id = k.community_id and ${readableThread(userId)}) as "threadCount",
      case when k.user_id = ${userId} then (select count(*)::int from community_request r
        where r.community_id = k.community_id and r.state = 'waiting') else 0 end as "requestCount"
    from community k join world w on w.world_id = k.world_id
    where k.community_id = ${communityId} and ${shownCommunity(userId)}`)
  if (!rows[0]) throw refuse('COMMUNITY_NOT_FOUND')
  const { leaderId, userId: leaderUserId, ...row } = rows[0]
  const [leader, memberIdList, askedIdList, blocked] = await Promise.all([
    leaderOf(db, leaderId),
    membersOf(db, communityId, userId),
    askedBy(db, communityId, userId),
    blockedBy(db, userId),
  ])
  return {
    ...row,
    leader: { ...leader, isFolded: blocked.has(leaderUserId) },
    isLeader: leaderUserId === userId,
    memberIdList,
    askedIdList,
    serverTime: now,
  }
}

async function leaderOf(db: Db, leaderId: string) {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${listedColumns} from character c where c.character_id = ${leaderId}`)
  if (!rows[0]) throw refuse('COMMUNITY_NOT_FOUND')
  return toListed(rows[0])
}

const askedColumn = columnsOf(communityRequest, null, ['characterId'])

async function askedBy(db: Db, communityId: number, userId: string | null): Promise<string[]> {
  if (userId === null) return []
  const { rows } = await db.execute<RowOf<typeof askedColumn>>(sql`
    select ${askedColumn} from community_request
    where community_id = ${communityId} and user_id = ${userId} and state = 'waiting' order by request_id`)
  return rows.map(({ characterId }) => characterId)
}

const bannerColumns = columnsOf(communityPicture, null, ['picture', 'width', 'height', 'description', 'pictureId'])

/** An own community for its form. */
export async function getForEdit(db: Db, { own }: { own: OwnCommunity }) {
  const { rows } = await db.execute<RowOf<typeof bannerColumns>>(sql`
    select ${bannerColumns} from community_picture where community_id = ${own.communityId}`)
  const { leaderId: _, userId: __, ...form } = own
  return { ...form, banner: rows[0] ?? null }
}

const memberColumns = columnsOf(communityMember, 'm', ['joinedAt', 'userId'])
type Page = { userId: string | null; communityId: number; pageStart: number; perPage: number }

/** @throws COMMUNITY_NOT_FOUND */
export async function getMembers(db: Db, { userId, communityId, pageStart, perPage }: Page) {
  const { leaderId } = await shownOrRefuse(db, communityId, userId)
  const shown = sql`m.community_id = ${communityId} and ${meets(userId, sql`m.user_id`)}`
  const [{ rows }, count] = await Promise.all([
    db.execute<ListedRow & RowOf<typeof memberColumns>>(sql`
      select ${listedColumns}, ${memberColumns}
      from community_member m join character c on c.character_id = m.character_id
      where ${shown} order by m.character_id = ${leaderId} desc, m.joined_at, m.character_id
      limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`community_member m where ${shown}`),
  ])
  const memberList = rows.map(({ joinedAt, userId: of, ...row }) => ({
    character: toListed(row),
    isLeader: row.characterId === leaderId,
    isMine: of === userId,
    joinedAt,
  }))
  return { memberList, count }
}

const requestColumns = columnsOf(communityRequest, 'r', ['requestId', 'words', 'createdAt', 'userId'])

/** Requests that wait for the leader. */
export async function getRequests(
  db: Db,
  { own: { communityId, userId }, pageStart, perPage }: { own: OwnCommunity; pageStart: number; perPage: number },
) {
  const waiting = sql`community_request r where r.community_id = ${communityId} and r.state = 'waiting'`
  const waitingWithCharacter = sql`community_request r join character c on c.character_id = r.character_id
    where r.community_id = ${communityId} and r.state = 'waiting'`
  const [{ rows }, count, blocked] = await Promise.all([
    db.execute<ListedRow & RowOf<typeof requestColumns>>(sql`
      select ${listedColumns}, ${requestColumns} from ${waitingWithCharacter}
      order by r.request_id limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, waiting),
    blockedBy(db, userId),
  ])
  const requestList = rows.map(({ requestId, words, createdAt, userId: of, ...row }) => ({
    ...{ requestId, words, createdAt },
    character: { ...toListed(row), isFolded: blocked.has(of) },
  }))
  return { requestList, count }
}
