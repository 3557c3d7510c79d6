// Categories and states of news in addresses. Their labels stand elsewhere, because only the screens of news load them.

export const newsCategories = ['important', 'event', 'update', 'guide'] as const
export type NewsCategory = (typeof newsCategories)[number]

/** Category from an address; undefined, for all categories, when it is unknown. */
export const parseNewsCategory = (value: unknown): NewsCategory | undefined =>
  newsCategories.find(category => category === value)

/** States of an article. An article is scheduled or published depending on whether its date has come. */
export const newsStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type NewsState = (typeof newsStates)[number]

/** State from an address; undefined, for all states, when it is unknown. */
export const parseNewsState = (value: unknown): NewsState | undefined => newsStates.find(state => state === value)
