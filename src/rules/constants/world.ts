// Numbers of worlds, characters and addresses (constants.tsv; doc1 §§1, 2, 3, 7, doc2 §7).

/** Most currencies of its own that a world may have. */
export const worldTokenMax = 4
export const nameOrderKindMin = 1
export const nameOrderKindMax = 11
/** Status of AppView when there is no character. */
export const appViewNoCharacterStatus = 203 as const

export const menuPageTop = 4
export const menuPageScenario = 1
export const menuPageCommunity = 2
export const menuPageShop = 3
export const menuPageWorldNovel = 5
export const menuPageDefault = 4

// The router's types hold the address where a screen leads to it.
export const notFoundPath = '/error/404'
/** Item kinds whose old paths redirect to the new pages; for the pages of goods made to order, which are to come. */
export const oldTailorPathA = 8
export const oldTailorPathB = 13
/** Most views whose state is kept when the user leaves them; no screen keeps views beside its reads. */
export const rootViewCacheMax = 3
