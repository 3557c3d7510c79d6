// Days of the demo, counted back from the day of seeding.
import { inJapan } from '#rules/dates.ts'

/** Time of a past day in Japan; never in the future, so that everything dated today can be read at once. */
export function dateBack(daysAgo: number, time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = inJapan(now).startOf('day').subtract(daysAgo, 'day').add(hours, 'hour').add(minutes, 'minute').toDate()
  return at > now ? new Date(now.getTime() - 60_000) : at
}
