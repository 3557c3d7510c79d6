// The calls of novels.
import { calls } from '../../platform/calls.ts'
import { makeBook } from './book.ts'
import { getNovel } from './detail.ts'
import { listNovels, listTags } from './lists.ts'

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
  epub: calls.novel.epub.handler(({ input, context }) => makeBook(context, input)),
}
