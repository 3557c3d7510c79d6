// The calls of novels.
import { transact } from '../../db/client.ts'
import { calls, viewerOrRefuse } from '../../platform/calls.ts'
import { makeBook } from './book.ts'
import { getNovel } from './detail.ts'
import { listNovels, listTags } from './lists.ts'
import { readToEnd } from './read-to-end.ts'

export const novelHandlers = {
  getList: calls.novel.getList.handler(({ input, context }) =>
    listNovels(context.db, { ...input, now: context.clock.now() }),
  ),
  getTags: calls.novel.getTags.handler(({ input, context }) =>
    listTags(context.db, { ...input, now: context.clock.now() }),
  ),
  getDetail: calls.novel.getDetail.handler(({ input, context }) =>
    getNovel(context.db, { ...input, now: context.clock.now() }),
  ),
  readToEnd: calls.novel.readToEnd.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => readToEnd(tx, { ...input, userId, now: context.clock.now() }))
  }),
  epub: calls.novel.epub.handler(({ input, context }) => makeBook(context, input)),
}
