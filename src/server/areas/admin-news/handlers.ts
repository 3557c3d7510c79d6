// Calls for writing news. The contract admits only admins.

import { handlersOf } from '../../platform/handlers.ts'
import { getAdminArticle, listArticles } from './articles.ts'
import { publishArticle, removeArticle, saveArticle, withdrawArticle } from './change.ts'
import { listPictures } from './pictures.ts'

export const adminNewsHandlers = handlersOf('adminNews', {
  list: listArticles,
  read: (db, { postId, now }) => getAdminArticle(db, postId, now),
  pictures: (_, __, { files }) => listPictures(files),
  save: (tx, given, { files }) => saveArticle(tx, files, given),
  publish: publishArticle,
  withdraw: withdrawArticle,
  removeDraft: removeArticle,
})
