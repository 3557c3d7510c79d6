// Personal data of communities: memberships and marks go with the user, posts stay under the pseudonym; a community without its leader
// goes on with its oldest member, and ends where there is none.
import { sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { archivedPicture } from '../../platform/pictures/uploads.ts'
import { lead } from './members.ts'
import {
  community,
  communityMember,
  communityPicture,
  communityPost,
  communityRead,
  communityRequest,
  communityThread,
  communityWatch,
} from './tables.ts'
import { endCommunity } from './write-community.ts'

const led = columnsOf(community, null, ['communityId'])
const next = columnsOf(communityMember, 'm', ['userId', 'characterId'])

export const communityPersonal: PersonalArea = {
  tables: [
    { table: communityRead, users: { user_id: 'deleted' }, archive: { name: 'read-threads', own: ofUser() } },
    { table: communityWatch, users: { user_id: 'deleted' }, archive: { name: 'watched-threads', own: ofUser() } },
    {
      table: communityRequest,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'community-requests', own: ofUser() },
    },
    {
      table: communityMember,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'community-memberships', own: ofUser() },
    },
    {
      table: communityPost,
      users: { user_id: 'renamed', deleted_by: 'renamed' },
      characters: { character_id: 'stays' },
      archive: {
        name: 'community-posts',
        own: ofUser(),
        without: ['deleted_by'],
        texts: { title: null, body: 'body' },
      },
    },
    {
      table: communityThread,
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'community-threads', own: ofUser() },
    },
    {
      table: communityPicture,
      users: { user_id: 'renamed' },
      archive: { name: 'community-pictures', own: ofUser(), files: archivedPicture },
    },
    {
      table: community,
      users: { user_id: 'renamed' },
      characters: { leader_id: 'stays' },
      archive: {
        name: 'communities',
        own: ofUser(),
        without: ['search_words'],
        texts: { title: 'community_name', body: 'description' },
      },
    },
  ],
  forget: async (tx, { userId, now }) => {
    const { rows } = await tx.execute<RowOf<typeof led>>(sql`
      select ${led} from community where user_id = ${userId} and dissolved_at is null for no key update`)
    for (const { communityId } of rows) {
      const members = await tx.execute<RowOf<typeof next>>(sql`
        select ${next} from community_member m where m.community_id = ${communityId} and m.user_id <> ${userId}
        order by m.joined_at, m.character_id limit 1`)
      if (members.rows[0]) await lead(tx, communityId, members.rows[0])
      else await endCommunity(tx, communityId, now)
    }
    // Pictures that no community shows go with their files by the daily job, whose rows need no user.
    return []
  },
}
