// Ids of rows as they stand in addresses and texts: whole numbers from 1 on that a column of the database holds.

/** Id of a row; null for a word that is none. */
export const parseRowId = (word: string): number | null => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : null)
