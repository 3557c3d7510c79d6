// New posts in the threads of communities that a user watches (C019).
import * as z from 'zod'
import { read, treatingBlocks } from './call.ts'
import { closed, instant, rowId, wordId } from './shapes.ts'

export const communityNotificationContract = treatingBlocks('none')({
  /** Watched threads of all worlds with posts of others that the caller has not seen, the newest first; a hundred at most. */
  getWorldNotice: read('signed-in', '/api/communityNotification/thread/worldNotice')
    .input(closed({}))
    .output(
      closed({
        notificationList: z.array(
          closed({
            worldId: wordId,
            communityId: rowId,
            communityName: z.string(),
            threadId: rowId,
            title: z.string(),
            unread: z.number().int().min(1),
            lastPostAt: instant,
          }),
        ),
      }),
    ),
})
export type CommunityNotificationContract = typeof communityNotificationContract
