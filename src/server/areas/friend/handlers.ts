// The calls of friends.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { accept, ask, part } from './acts.ts'
import { listFriendsOf, listOwnFriends } from './lists.ts'
import { saveRelation } from './relation.ts'
import { standingOf } from './standing.ts'

export const friendHandlers = {
  getList: calls.friend.getList.handler(({ input, context }) =>
    listFriendsOf(context.db, { ...input, userId: context.viewer?.userId ?? null }),
  ),
  getOwnList: calls.friend.getOwnList.handler(({ input, context }) =>
    listOwnFriends(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  getStanding: calls.friend.getStanding.handler(({ input, context }) =>
    standingOf(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  ask: calls.friend.ask.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => ask(tx, { ...input, userId: viewer.userId, now })),
  ),
  accept: calls.friend.accept.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => accept(tx, { ...input, userId: viewer.userId, now })),
  ),
  part: calls.friend.part.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => part(tx, { ...input, userId: viewer.userId })),
  ),
  saveRelation: calls.friend.saveRelation.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => saveRelation(tx, { ...input, userId: viewer.userId })),
  ),
}
