// Time of a publication in words.
import { formatDayTime } from '#rules/dates.ts'

/** @param at time of publication; null or a past time means at once */
export const publicationWords = (at: string | null, now: number): string =>
  at !== null && Date.parse(at) > now ? `${formatDayTime(at, now)} に公開` : 'すぐに公開'
