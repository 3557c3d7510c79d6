// Fast sizes in every run, full ones with FULL=1 (npm run test:full).

export const isFull = process.env.FULL === '1'

export const size = <Value>(fast: Value, full: Value): Value => (isFull ? full : fast)

/** Room for a machine that is several times as slow as one that runs nothing else. */
const SLOWEST = 3

/** Time limit for a test that takes at most this many seconds at fast size; full runs may take as long as they need. */
export const limitSeconds = (fast: number): number => (isFull ? 3_600_000 : SLOWEST * fast * 1000)
