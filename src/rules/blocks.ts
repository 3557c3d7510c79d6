// Limits of blocks between users.

/** Most blocks of one character. */
export const MOST_BLOCKS = 1_000
export const BLOCK_PAGE_SIZE = 20
