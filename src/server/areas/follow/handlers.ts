// Calls for following.

import { handlersOf } from '../../platform/handlers.ts'
import { follow, followedIds, listFollowed, unfollow } from './followed.ts'
import { listFollowers } from './followers.ts'

export const followHandlers = handlersOf('follow', {
  getFollowCharacterIdList: async (db, { userId }) => ({ characterIdList: await followedIds(db, userId) }),
  getList: listFollowed,
  getFollowerList: listFollowers,
  follow,
  unfollow,
})
