// The calls of writing news. The contract lets admins alone reach them.
import { calls, writeOnce } from '../../platform/calls.ts'
import { getAdminArticle, listArticles } from './articles.ts'
import { publishArticle, removeArticle, saveArticle, withdrawArticle } from './change.ts'
import { listPictures } from './pictures.ts'

export const adminNewsHandlers = {
  list: calls.adminNews.list.handler(({ input, context }) =>
    listArticles(context.db, { ...input, now: context.clock.now() }),
  ),
  read: calls.adminNews.read.handler(({ input, context }) =>
    getAdminArticle(context.db, input.postId, context.clock.now()),
  ),
  pictures: calls.adminNews.pictures.handler(({ context }) => listPictures(context.files)),
  save: calls.adminNews.save.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { now }) => saveArticle(tx, context.files, { ...input, now })),
  ),
  publish: calls.adminNews.publish.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { now }) => publishArticle(tx, { ...input, now })),
  ),
  withdraw: calls.adminNews.withdraw.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { now }) => withdrawArticle(tx, { ...input, now })),
  ),
  removeDraft: calls.adminNews.removeDraft.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { now }) => removeArticle(tx, { ...input, now })),
  ),
}
