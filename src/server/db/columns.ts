// Columns that every table writes the same way.
import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored with its zone and milliseconds; a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
