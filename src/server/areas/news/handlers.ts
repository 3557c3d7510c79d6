// The calls of news.
import { transact } from '../../db/client.ts'
import { calls, viewerOrRefuse } from '../../platform/calls.ts'
import { getArticle, listNews } from './articles.ts'
import { readAllArticles, readArticle } from './read.ts'

export const newsHandlers = {
  getList: calls.news.getList.handler(({ input, context }) =>
    listNews(context.db, { ...input, userId: context.viewer?.userId ?? null, now: context.clock.now() }),
  ),
  getDetail: calls.news.getDetail.handler(({ input, context }) =>
    getArticle(context.db, { ...input, userId: context.viewer?.userId ?? null, now: context.clock.now() }),
  ),
  read: calls.news.read.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => readArticle(tx, { userId, postId: input.postId, now: context.clock.now() }))
  }),
  readAll: calls.news.readAll.handler(({ context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => readAllArticles(tx, { userId, now: context.clock.now() }))
  }),
}
