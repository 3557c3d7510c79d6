// The calls of following.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { follow, followedIds, listFollowed, unfollow } from './followed.ts'
import { listFollowers } from './followers.ts'

export const followHandlers = {
  getFollowCharacterIdList: calls.follow.getFollowCharacterIdList.handler(async ({ context }) => ({
    characterIdList: await followedIds(context.db, viewerOrRefuse(context).userId),
  })),
  getList: calls.follow.getList.handler(({ input, context }) =>
    listFollowed(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  getFollowerList: calls.follow.getFollowerList.handler(({ input, context }) =>
    listFollowers(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  follow: calls.follow.follow.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => follow(tx, { ...input, userId: viewer.userId, now })),
  ),
  unfollow: calls.follow.unfollow.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => unfollow(tx, { ...input, userId: viewer.userId })),
  ),
}
