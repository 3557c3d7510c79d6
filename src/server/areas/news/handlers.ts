// The calls of news.

import { handlersOf } from '../../platform/handlers.ts'
import { getArticle, listNews } from './articles.ts'
import { readAllArticles, readArticle } from './read.ts'

export const newsHandlers = handlersOf('news', {
  getList: listNews,
  getDetail: getArticle,
  read: readArticle,
  readAll: readAllArticles,
})
