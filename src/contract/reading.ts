// Reading places: how far a reader has come in a long text, the same on every device (reliability rule 1). Calls of our own.
import * as z from 'zod'
import { mark, read } from './call.ts'
import { closed, instant } from './shapes.ts'

/** The kind of a text and its id: `news:12`, `novel:34`. */
const textKey = z.string().regex(/^[a-z][a-zA-Z]{0,15}:[A-Za-z0-9_-]{1,64}$/)

const ReadingPlace = closed({
  textKey: z.string(),
  /** Offset of the first character on the screen. */
  place: z.number().int(),
  /** How much of the text lies before it, from 0 to 1: for a bar, and for when the text has changed. */
  ratio: z.number(),
  /** Grows with every change, whatever the clocks of the devices say. */
  version: z.number().int(),
  updatedAt: instant,
})

export const readingContract = {
  /** The caller's place in a text; null while there is none. */
  place: read('signed-in', '/api/Reading/place')
    .input(closed({ textKey }))
    .output(closed({ readingPlace: ReadingPlace.nullable() })),

  /** Keeps a place. What reaches the server last holds. */
  keepPlace: mark('signed-in', '/api/Reading/keepPlace')
    .input(
      closed({
        textKey,
        place: z.number().int().min(0).max(1_000_000_000),
        ratio: z.number().min(0).max(1),
      }),
    )
    .output(closed({ readingPlace: ReadingPlace })),
}
export type ReadingContract = typeof readingContract
