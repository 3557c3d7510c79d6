// The bounded shapes of which all calls are made (reliability rule 17): strings are well-formed Unicode without NUL and
// have a length, numbers have a range, objects are closed.
import * as z from 'zod'

/** A closed object: unknown fields are refused. */
export const closed = z.strictObject

const isCleanText = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

/** Text of a bounded length in UTF-16 units. */
export const text = (max: number, min = 0) => z.string().min(min).max(max).refine(isCleanText, 'text')

/**
 * A whole number that arrives as digits in a path or a query, or as a number from the typed client. Only plain digits
 * are accepted: no sign, exponent or white space, which `Number()` would take.
 */
export const integerInPath = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))

/** Id of a row: positive and within PostgreSQL's integer. */
export const rowId = z.number().int().min(1).max(2_147_483_647)
/** Number of the changes of a record; a change names the version that it was made from. */
export const version = z.number().int().min(0).max(2_147_483_647)
export const rowIdInPath = integerInPath(1, 2_147_483_647)

/** Id of a row that chance gave, so that it tells nothing of when it was made. */
export const chanceId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** An id made by the client, so that sending again names the same thing. */
export const clientId = z.uuid().transform(value => value.toLowerCase())

/** A boolean that arrives as a word in a query, or as itself from the typed client. */
export const booleanInQuery = z.union([z.boolean(), z.enum(['true', 'false']).transform(value => value === 'true')])

/** Ids that are words: of worlds, characters, users. */
export const wordId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** An instant in an answer: ISO 8601 in UTC. Handlers may give a Date or PostgreSQL's text of a time. */
export const instant = z
  .union([z.date(), z.string()])
  .transform(value => new Date(value).toISOString())
  .pipe(z.iso.datetime())

/** A mail address as typed; bytes of a query that are no text arrive as U+FFFD, which no address has. */
export const mailaddress = text(254, 3).refine(value => !value.includes('\uFFFD'), 'text')

/** Secret of a mail's link, in the address that it opens. */
export const oneTimeId = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
