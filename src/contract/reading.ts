// Reading places: the position of a reader in a long text, the same on every device (reliability rule 1). Calls of our
// own.
import * as z from 'zod'
import { mark, read, treatingBlocks } from './call.ts'
import { closed, instant } from './shapes.ts'

/** Kind and id of a text: `news:12`, `novel:34`. */
const textKey = z.string().regex(/^[a-z][a-zA-Z]{0,15}:[A-Za-z0-9_-]{1,64}$/)

const ReadingPlace = closed({
  textKey: z.string(),
  /** Offset of the first character on the screen. */
  place: z.number().int(),
  /** Part of the text before the place, from 0 to 1: for a progress bar, and for texts that were changed. */
  ratio: z.number(),
  /** Number of changes; it orders them independently of the devices' clocks. */
  version: z.number().int(),
  updatedAt: instant,
})

export const readingContract = treatingBlocks('none')({
  /** Place of the caller in a text; null when there is none. */
  place: read('signed-in', '/api/Reading/place')
    .input(closed({ textKey }))
    .output(closed({ readingPlace: ReadingPlace.nullable() })),

  /** Saves a place; the last one to reach the server counts. */
  keepPlace: mark('signed-in', '/api/Reading/keepPlace')
    .input(
      closed({
        textKey,
        place: z.number().int().min(0).max(1_000_000_000),
        ratio: z.number().min(0).max(1),
      }),
    )
    .output(closed({ readingPlace: ReadingPlace })),
})
export type ReadingContract = typeof readingContract
