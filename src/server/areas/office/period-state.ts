// State of what the office publishes for a period: a draft, and what is coming, open or over by its dates.
import { type SQL, sql } from 'drizzle-orm'

/** For a statement whose only table has `status`, `starts_at` and `ends_at`, or whose columns are named by a prefix: `e.`. */
export function periodState(now: Date, prefix = ''): SQL {
  const [status, startsAt, endsAt] = ['status', 'starts_at', 'ends_at'].map(name => sql.raw(`${prefix}${name}`))
  return sql`
    case when ${status} = 'draft' then 'draft' when ${startsAt} > ${now.toISOString()} then 'coming'
      when ${endsAt} > ${now.toISOString()} then 'open' else 'past' end`
}
