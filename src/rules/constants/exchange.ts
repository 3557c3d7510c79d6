// Numbers of the item exchange (constants.tsv; doc2 §§2, 4, 9).

/** Options in the menu, as many as the table of them has. */
export const exchangeMenuOptions = 2
export const exchangePageSize = 20
export const exchangeHistoryPageSize = 20
export const exchangeRefreshDelayMs = 1000
