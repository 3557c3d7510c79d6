// Ratings of creators by those who have received a work.

/** Ratings (評価), the best last. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]
export const ratingLabels: Record<Rating, string> = {
  1: '残念だった',
  2: 'もう少し',
  3: 'よかった',
  4: 'とてもよかった',
  5: '宝物になった',
}
