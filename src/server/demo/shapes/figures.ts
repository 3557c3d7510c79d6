// Numbers of the demo that belong to no single thing (`figures.json`).
import * as z from 'zod'
import { count, whole } from './common.ts'

export const figures = z.strictObject({
  /** Days since the first character was made, each further one a day later, and since they got their purses. */
  characters: z.strictObject({ daysAgo: count, pursesDaysAgo: count }),
  /** Days since residents came, and coins of each: enough for every scenario that they will ever join. */
  residents: z.strictObject({ daysAgo: count, alpacaCoin: count }),
  /** Days since the masters began. */
  masters: z.strictObject({ daysAgo: count }),
  /** Days since the first friendship, and between two of them. */
  friends: z.strictObject({ daysAgo: count, daysApart: whole.min(0) }),
  /** An account follows one in so many characters of others. */
  followsOneIn: count,
  /** A set is kept by whoever wears at least so many things. */
  outfitFrom: count,
  /** Numbers of pieces that goods are handed out in. */
  goodsAmounts: z.array(count).min(1),
  /** Progress of demo-player2: one in so many of the missions in which demo-player has any. */
  missionsOneIn: count,
  /** Articles older than that were read, but for those that an open mission asks to read. */
  newsReadAfterDays: whole.min(0),
  /** Most notices of one kind for an account, and the age from which they were read. */
  notices: z.strictObject({ most: count, readAfterDays: whole.min(0) }),
})
