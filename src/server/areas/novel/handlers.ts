// The calls of novels.

import { handlersOf } from '../../platform/handlers.ts'
import { makeBook } from './book.ts'
import { getNovel } from './detail.ts'
import { likeNovel } from './like.ts'
import { listNovels, listTags } from './lists.ts'
import { readToEnd } from './read-to-end.ts'

export const novelHandlers = handlersOf('novel', {
  getList: listNovels,
  getTags: listTags,
  getDetail: getNovel,
  like: likeNovel,
  readToEnd,
  epub: { byHand: ({ input, context }) => makeBook(context, input) },
})
