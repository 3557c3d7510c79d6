// The calls of friends.

import { handlersOf } from '../../platform/handlers.ts'
import { accept, ask, part } from './acts.ts'
import { listFriendsOf, listOwnFriends } from './lists.ts'
import { saveRelation } from './relation.ts'
import { standingOf } from './standing.ts'

export const friendHandlers = handlersOf('friend', {
  getList: listFriendsOf,
  getOwnList: listOwnFriends,
  getStanding: standingOf,
  ask,
  accept,
  part,
  saveRelation,
})
