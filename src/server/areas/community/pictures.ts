// Pictures of leaders' own for the banners of communities: each is uploaded first and then belongs to one community.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { pictureUploads } from '../../platform/pictures/uploads.ts'
import { refuse } from '../../platform/refuse.ts'

export const communityPictures = pictureUploads({
  ...{ table: 'community_picture', shownBy: 'community_id', prefix: 'cm' },
  ...{ unreadable: 'COMMUNITY_PICTURE_UNREADABLE', tooMany: 'COMMUNITY_PICTURES_MOST' },
  cron: '8 20 * * *',
})

/** The picture of a banner as it is sent; null: none. */
export type SentBanner = { pictureId: string; description: string } | null

/**
 * Gives a community its banner; the one before goes with its files.
 * @throws COMMUNITY_PICTURE_NOT_FOUND, also for one that another community shows
 */
export async function hangBanner(
  tx: Tx,
  { userId, communityId, banner }: { userId: string; communityId: number; banner: SentBanner },
): Promise<void> {
  await communityPictures.remove(tx, communityId, banner?.pictureId)
  if (!banner) return
  const { rowCount } = await tx.execute(sql`
    update community_picture set community_id = ${communityId}, description = ${banner.description.trim()}
    where picture_id = ${banner.pictureId} and stored_at is not null
      and (community_id = ${communityId} or community_id is null and user_id = ${userId})`)
  if (!rowCount) throw refuse('COMMUNITY_PICTURE_NOT_FOUND')
}
