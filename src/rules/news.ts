// News: the words for its categories and states, and what can be done with an article (field §3.1).
import type { NewsCategory, NewsState } from './news-address.ts'

export const newsCategoryLabels: Record<NewsCategory, string> = {
  important: '重要',
  event: 'イベント',
  update: '更新',
  guide: 'ご案内',
}

export const NEWS_PAGE_SIZE = 10

/** Limits in UTF-16 units, as the server checks them. */
export const NEWS_TITLE_MAX = 100
export const NEWS_BODY_MAX = 50_000
export const newsCount = (text: string): number => text.length

export const newsStateLabels: Record<NewsState, string> = {
  draft: '下書き',
  scheduled: '予約',
  published: '公開中',
  withdrawn: '取り下げ',
}

/** Actions on an article, and the states in which each is possible (reliability rule 15). */
export const newsSteps = {
  publish: ['draft', 'scheduled', 'withdrawn'],
  withdraw: ['scheduled', 'published'],
  remove: ['draft'],
} as const satisfies Record<string, readonly NewsState[]>
export type NewsStep = keyof typeof newsSteps

export const canTakeStep = (step: NewsStep, state: NewsState): boolean =>
  (newsSteps[step] as readonly NewsState[]).includes(state)
