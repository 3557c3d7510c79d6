// Reading one's own writes where a replica answers reads: the answer of a write says how far it came, and the reads after it
// bring that along.

/** Header of both: a place in the database's log, or NEWEST_WRITTEN for whatever is newest. */
export const WRITTEN_HEADER = 'x-written'
export const NEWEST_WRITTEN = 'now'

/** Milliseconds after which a place needs no telling, because no replica is read that lies further behind. */
export const WRITTEN_TOLD_MS = 3_000
