// A community or a post in one that is reported, and its removal by the office, which its writer cannot take back.
import { sql } from 'drizzle-orm'
import { communityAddress, threadAddress } from '#rules/community-address.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { type Reportable, rowOf, thingAt } from '../report/reportable.ts'
import { announceThread } from './live.ts'
import { communityPictures } from './pictures.ts'
import { readableThread, shownCommunity } from './rights.ts'
import { community, communityPost, communityThread } from './tables.ts'
import { endCommunity } from './write-community.ts'

const quoted = columnsOf(community, 'k', {
  ...{ writerUserId: 'userId', characterId: 'leaderId', worldId: 'worldId', communityId: 'communityId' },
  ...{ title: 'communityName', writtenAt: 'updatedAt', catchphrase: 'catchphrase' },
  ...{ description: 'description', rules: 'rules' },
})

export const communityReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<RowOf<typeof quoted> & { pictureList: string[] }>(sql`
      select ${quoted},
        array(select p.description from community_picture p where p.community_id = k.community_id) as "pictureList"
      from community k where k.community_id = ${rowOf(targetId)} and ${shownCommunity(userId)}`)
    if (!rows[0]) return null
    const { worldId, communityId, catchphrase, description, rules, ...row } = rows[0]
    const body = [catchphrase, description, rules].filter(words => words !== '').join('\n\n')
    return thingAt(communityAddress(worldId, communityId), { ...row, worldId, body })
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`community where community_id = ${rowOf(targetId)} and dissolved_at is null`)) > 0,
  remove: async (tx, { targetId, now }) => {
    const communityId = rowOf(targetId) ?? 0
    const { rows } = await tx.execute(sql`
      select 1 from community where community_id = ${communityId} and dissolved_at is null for no key update`)
    if (rows.length === 0) return false
    await endCommunity(tx, communityId, now)
    await communityPictures.remove(tx, communityId)
    return true
  },
}

const quotedPost = columnsOf(communityPost, 'p', {
  ...{ writerUserId: 'userId', characterId: 'characterId', body: 'body', writtenAt: 'createdAt' },
})
const place = columnsOf(communityThread, 't', { threadId: 'threadId', communityId: 'communityId', about: 'title' })
const ofWorld = columnsOf(community, 'k', ['worldId'])
const deleted = columnsOf(communityPost, null, ['threadId'])

export const communityPostReportable: Reportable = {
  // In a thread nothing vanishes, so that a post of somebody blocked is reported like any other.
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<RowOf<typeof quotedPost> & RowOf<typeof place> & RowOf<typeof ofWorld>>(sql`
      select ${quotedPost}, ${place}, ${ofWorld}
      from community_post p join community_thread t on t.thread_id = p.thread_id
      join community k on k.community_id = t.community_id and k.dissolved_at is null
      where p.post_id = ${rowOf(targetId)} and p.deleted_at is null and ${readableThread(userId)}`)
    if (!rows[0]) return null
    const { threadId, communityId, ...row } = rows[0]
    return thingAt(threadAddress(row.worldId, communityId, threadId), row)
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`community_post where post_id = ${rowOf(targetId)} and deleted_at is null`)) > 0,
  remove: async (tx, { targetId, adminId, now }) => {
    const { rows } = await tx.execute<RowOf<typeof deleted>>(sql`
      update community_post set deleted_at = ${now.toISOString()}, deleted_by = ${adminId}
      where post_id = ${rowOf(targetId)} and deleted_at is null returning ${deleted}`)
    if (rows[0]) await announceThread(tx, rows[0].threadId)
    return rows.length > 0
  },
}
