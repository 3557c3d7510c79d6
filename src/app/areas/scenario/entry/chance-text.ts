/** 62.5%: to a tenth, never 100 where it is not certain. */
export const chanceText = (chance: number): string =>
  chance >= 1 ? '100%' : `${Math.min(99.9, Math.round(chance * 1000) / 10).toFixed(1)}%`
