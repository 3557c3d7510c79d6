// A community in lists and over its page.
import { type SQL, sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { meets } from '../block/between.ts'
import { isMemberOf } from './rights.ts'
import { community, type communityPicture } from './tables.ts'

const CARD_FACES = 5

const own = columnsOf(community, 'k', [
  ...(['communityId', 'worldId', 'communityName', 'catchphrase', 'category', 'joining', 'createdAt'] as const),
])
type Banner = Pick<typeof communityPicture.$inferSelect, 'picture' | 'width' | 'height' | 'description'>
export type CommunityRow = RowOf<typeof own> & {
  banner: Banner | null
  memberCount: number
  iconList: string[]
  lastPostAt: string | null
  isMember: boolean
}

/** Columns of community `k` for its card. */
export const cardColumns = (userId: string | null): SQL => sql`
  ${own},
  (select json_build_object('picture', p.picture, 'width', p.width, 'height', p.height, 'description', p.description)
    from community_picture p where p.community_id = k.community_id) as banner,
  (select count(*)::int from community_member m where m.community_id = k.community_id) as "memberCount",
  array(select c.icon from community_member m join character c on c.character_id = m.character_id
    where m.community_id = k.community_id and c.icon is not null and ${meets(userId, sql`m.user_id`)}
    order by m.joined_at, m.character_id limit ${CARD_FACES}) as "iconList",
  case when k.last_post_at > k.created_at then k.last_post_at end as "lastPostAt",
  ${isMemberOf(userId, sql`k.community_id`)} as "isMember"`
