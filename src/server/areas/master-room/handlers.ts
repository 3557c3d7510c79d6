// The calls of masters, their rooms, and calls for openings.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { deletePost, getPosts, post } from './board.ts'
import { addCall, getCalls, removeCall, setMuted } from './calls.ts'
import { getOwn, saveRoom } from './desk.ts'
import { addDay, getOwnNotices, postNotice, removeDay, setNotice } from './desk-board.ts'
import { followedMasterIds, followMaster, unfollowMaster } from './follow-masters.ts'
import { getMaster, getNotices } from './master-page.ts'
import { followedCards, listMasters } from './masters.ts'
import { ownCall } from './own-call.ts'
import { getScenarios, getTitles } from './works.ts'

export const masterRoomHandlers = handlersOf('masterRoom', {
  getList: listMasters,
  getMaster,
  getScenarios,
  getTitles,
  getNotices,
  getPosts,
  post,
  deletePost,
  getFollowedIds: followedMasterIds,
  getFollowed: followedCards,
  follow: followMaster,
  unfollow: unfollowMaster,
  getOwn,
  save: saveRoom,
  getOwnNotices,
  postNotice,
  setNotice,
  addDay,
  removeDay,
})

export const masterCallHandlers = handlersOf('masterCall', {
  getList: getCalls,
  add: addCall,
  setMuted: owned(ownCall, setMuted),
  remove: owned(ownCall, removeCall),
})
