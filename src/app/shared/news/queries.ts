// Reads of the news screens, and the read marks.
import calls from 'virtual:contract/news'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { NewsContract } from '#contract/news.ts'
import { NEWS_PAGE_SIZE } from '#rules/news.ts'
import type { NewsCategory } from '#rules/news-address.ts'

export const newsCalls = connect<NewsContract>('news', calls)

export type NewsList = Awaited<ReturnType<typeof newsCalls.getList.send>>
export type NewsItem = NewsList['newsList'][number]
export type NewsArticle = Awaited<ReturnType<typeof newsCalls.getDetail.send>>

export const newsQueries = {
  list: ({ category, page }: { category: NewsCategory | undefined; page: number }) =>
    readQuery(newsCalls.getList, { ...(category ? { category } : {}), page, size: NEWS_PAGE_SIZE }, { kept: true }),
  article: (postId: number) => readQuery(newsCalls.getDetail, { postId }, { kept: true }),
}
