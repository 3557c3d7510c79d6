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

/** Reads a category of the address; anything else is all of them. */
export const parseNewsCategory = (value: unknown): NewsCategory | undefined =>
  newsCategories.find(category => category === value)
