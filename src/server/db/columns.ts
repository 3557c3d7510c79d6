// Columns that all tables define in the same way.
import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored with time zone and milliseconds; a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
