// The calls of masters' communities.
import { handlersOf } from '../../platform/handlers.ts'
import { saveBoard, setBoardOrder } from './boards.ts'
import { getPage, markPageRead, removePage, savePage, setPageOrder } from './handbook.ts'
import { getDesk, getHome } from './home.ts'
import { assign, getMembers } from './members.ts'
import { deletePost, edit, pin, post, setRead } from './post-acts.ts'
import { getChat, getTalk } from './posts.ts'
import { search } from './search.ts'
import { deleteThread, getBoard, makeThread, solve, updateThread } from './threads.ts'

export const masterCommunityHandlers = handlersOf('masterCommunity', {
  getHome,
  getPage,
  markPageRead,
  getDesk,
  savePage,
  setPageOrder,
  removePage,
  saveBoard,
  setBoardOrder,
  getMembers,
  assign,
  getBoard,
  makeThread,
  updateThread,
  solve,
  deleteThread,
  getTalk,
  getChat,
  post,
  edit,
  deletePost,
  pin,
  setRead,
  search,
})
