// Names and words of the demo that belong to no world (`words.json`).
import * as z from 'zod'
import { SUPPORTER_NAME_MAX, SUPPORTERS_MOST } from '#rules/supporters.ts'
import { text } from './common.ts'

export const words = z.strictObject({
  /** People whom the sign-in page thanks: invented handles, in their order. */
  supporters: z.array(text.max(SUPPORTER_NAME_MAX)).max(SUPPORTERS_MOST),
  /** Name of a set of worn things. */
  outfit: text,
  /** Name of the option of goods that are handed out as they are. */
  plainOption: text,
  /** Reason for which a scenario of residents alone ends. */
  roomMade: text,
  /** Act of a resident in an opening without choices. */
  anyChoice: text,
})
