// The link by which calendar programs fetch the deadlines of a user. Calls of our own; the calendar itself is no call, but a
// file at /calendar/<secret>.ics, for programs that know the address alone.
import * as z from 'zod'
import { read, treatingBlocks, write } from './call.ts'
import { closed, instant } from './shapes.ts'

export const calendarContract = treatingBlocks('none')({
  /** Time at which the caller's link was made; null when there is none. The link itself is not stored and cannot be read again. */
  getLink: read('signed-in', '/api/Calendar/getLink')
    .input(closed({}).optional())
    .output(closed({ madeAt: instant.nullable() })),

  /**
   * Makes a link; an earlier one ends. Its path is in the first answer alone: it is null when the same key is sent again,
   * because answers are stored and the secret is not.
   */
  makeLink: write('signed-in', '/api/Calendar/makeLink')
    .input(closed({}).optional())
    .output(closed({ path: z.string().nullable(), madeAt: instant })),

  /** Ends the link; without one nothing happens. */
  endLink: write('signed-in', '/api/Calendar/endLink')
    .input(closed({}).optional())
    .output(closed({ madeAt: z.null() })),
})
export type CalendarContract = typeof calendarContract
