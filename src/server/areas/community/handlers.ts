// The calls of communities.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { getCommunity, getForEdit, getMembers, getRequests } from './detail.ts'
import { getList, getOwnList, getWorldNotice } from './lists.ts'
import { decide, handOver, join, leave, removeMember, withdraw } from './members.ts'
import { ownCommunity, ownThread } from './own-community.ts'
import { communityPictures } from './pictures.ts'
import { deletePost, edit, post } from './post-acts.ts'
import { getThread } from './posts.ts'
import { deleteThread, getThreads, makeThread, setRead, updateThread, watch } from './threads.ts'
import { dissolve, found, update } from './write-community.ts'

export const communityHandlers = handlersOf('community', {
  getList,
  getOwnList,
  getCommunity,
  getForEdit: owned(ownCommunity, getForEdit),
  getMembers,
  getRequests: owned(ownCommunity, getRequests),
  uploadPicture: { byHand: communityPictures.take },
  found,
  update: owned(ownCommunity, update),
  join,
  withdraw,
  leave,
  decide: owned(ownCommunity, decide),
  removeMember: owned(ownCommunity, removeMember),
  handOver: owned(ownCommunity, handOver),
  dissolve: owned(ownCommunity, dissolve),
  getThreads,
  makeThread,
  updateThread: owned(ownThread, updateThread),
  deleteThread,
  getThread,
  post,
  edit,
  deletePost,
  setRead,
  watch,
})

export const communityNotificationHandlers = handlersOf('communityNotification', { getWorldNotice })
