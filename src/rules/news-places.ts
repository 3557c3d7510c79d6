// Categories and states of news as addresses name them; without the words for them, which only their screens load.

export const newsCategories = ['important', 'event', 'update', 'guide'] as const
export type NewsCategory = (typeof newsCategories)[number]

/** Reads a category of the address; anything else is all of them. */
export const parseNewsCategory = (value: unknown): NewsCategory | undefined =>
  newsCategories.find(category => category === value)

/** Where an article stands. Scheduled and published are one thing whose time has come or not. */
export const newsStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type NewsState = (typeof newsStates)[number]

/** Reads a state of the address; anything else is all of them. */
export const parseNewsState = (value: unknown): NewsState | undefined => newsStates.find(state => state === value)
