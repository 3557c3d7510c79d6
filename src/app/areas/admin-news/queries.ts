// Reads and calls of the news desk. Opening an article there does not count as reading it.
import calls from 'virtual:contract/adminNews'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import type { AdminNewsContract } from '#contract/admin-news.ts'
import { NEWS_PAGE_SIZE } from '#rules/news.ts'
import type { NewsState } from '#rules/news-address.ts'
import { pageSlice } from '#rules/paging.ts'

export const adminNewsCalls = connect<AdminNewsContract>('adminNews', calls)

export type AdminNewsList = Awaited<ReturnType<typeof adminNewsCalls.list.send>>
export type AdminNewsItem = AdminNewsList['newsList'][number]
export type AdminArticle = Awaited<ReturnType<typeof adminNewsCalls.read.send>>

export const adminNewsQueries = {
  list: ({ state, page }: DeskPlace<NewsState>) =>
    readQuery(adminNewsCalls.list, { ...(state ? { state } : {}), ...pageSlice(page, NEWS_PAGE_SIZE) }, { kept: true }),
  article: (postId: number) => readQuery(adminNewsCalls.read, { postId }, { kept: true }),
  worlds: worldQueries.worlds,
}
