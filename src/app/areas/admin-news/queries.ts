// What the news desk reads, and its calls. Its looks at an article count as no reading.
import calls from 'virtual:contract/adminNews'
import { worldQueries } from '#app/areas/world/queries.ts'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { AdminNewsContract } from '#contract/admin-news.ts'
import { NEWS_PAGE_SIZE } from '#rules/news.ts'
import type { NewsState } from '#rules/news-places.ts'
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
  pictures: () => readQuery(adminNewsCalls.pictures, {}, { kept: true }),
  worlds: worldQueries.worlds,
}
