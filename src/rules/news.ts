// News categories: their codes and labels (field.md §3.1).

export const newsCategories = ['important', 'event', 'update', 'guide'] as const
export type NewsCategory = (typeof newsCategories)[number]

export const newsCategoryLabels: Record<NewsCategory, string> = {
  important: '重要',
  event: 'イベント',
  update: '更新',
  guide: 'ご案内',
}

export const NEWS_PAGE_SIZE = 10

/** In UTF-16 units, as the server bounds them. */
export const NEWS_TITLE_MAX = 100
export const NEWS_BODY_MAX = 50_000
export const newsCount = (text: string): number => text.length

/** Reads a category of the address; anything else is all of them. */
export const parseNewsCategory = (value: unknown): NewsCategory | undefined =>
  newsCategories.find(category => category === value)

/** Where an article stands. Scheduled and published are one thing whose time has come or not. */
export const newsStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type NewsState = (typeof newsStates)[number]

/** Reads a state of the address; anything else is all of them. */
export const parseNewsState = (value: unknown): NewsState | undefined => newsStates.find(state => state === value)

export const newsStateLabels: Record<NewsState, string> = {
  draft: '下書き',
  scheduled: '予約',
  published: '公開中',
  withdrawn: '取り下げ',
}

/** What can be done with an article, and in which states (reliability.md rule 15). */
export const newsSteps = {
  publish: ['draft', 'scheduled', 'withdrawn'],
  withdraw: ['scheduled', 'published'],
  remove: ['draft'],
} as const satisfies Record<string, readonly NewsState[]>
export type NewsStep = keyof typeof newsSteps

export const canTakeStep = (step: NewsStep, state: NewsState): boolean =>
  (newsSteps[step] as readonly NewsState[]).includes(state)
