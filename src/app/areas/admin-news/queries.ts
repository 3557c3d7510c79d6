// Reads and calls of the news desk. Opening an article there does not count as reading it.
import calls from 'virtual:contract/adminNews'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import type { AdminNewsContract } from '#contract/admin-news.ts'
import { NEWS_PAGE_SIZE } from '#rules/news.ts'
import type { NewsState } from '#rules/news-address.ts'
import { pageOffset } from '#rules/paging.ts'

export const adminNewsCalls = connect<AdminNewsContract>('adminNews', calls)

export type AdminNewsPlace = { state: NewsState | undefined; page: number }
export type AdminNewsList = Awaited<ReturnType<typeof adminNewsCalls.list.send>>
export type AdminNewsItem = AdminNewsList['newsList'][number]
export type AdminArticle = Awaited<ReturnType<typeof adminNewsCalls.read.send>>

export const adminNewsQueries = {
  list: ({ state, page }: AdminNewsPlace) =>
    readQuery(
      adminNewsCalls.list,
      { ...(state ? { state } : {}), offset: pageOffset(page, NEWS_PAGE_SIZE), limit: NEWS_PAGE_SIZE },
      { kept: true },
    ),
  article: (postId: number) => readQuery(adminNewsCalls.read, { postId }, { kept: true }),
  worlds: worldQueries.worlds,
}
