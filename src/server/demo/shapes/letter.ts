// `letters/<worldId>.json`: a week of letters between the characters of a world, with their gifts, and of its makai post.
import * as z from 'zod'
import { GIFT_STATES, LETTER_MAX } from '#rules/letters.ts'
import { MAKAI_MAX } from '#rules/makai-post.ts'
import { lengthCount } from '#rules/text/count.ts'
import { count, text } from './common.ts'

const hours = z.number().min(0)
const words = (most: number) => text.refine(all => lengthCount(all) <= most, `must have at most ${most} characters`)
const ended = { amount: count, state: z.enum(GIFT_STATES) }

export const letters = z.strictObject({
  /** The oldest first. */
  letters: z.array(
    z.strictObject({
      by: text,
      to: text,
      hoursAgo: hours,
      text: words(LETTER_MAX),
      /** An item of the giver's that it does not wear, or a token by its place; it ends a day later. */
      gift: z.exactOptional(
        z.union([z.strictObject({ itemCode: text, ...ended }), z.strictObject({ token: count, ...ended })]),
      ),
      /** Whether the newest voice of the writer's is in it, where it has one. */
      voice: z.exactOptional(z.literal(true)),
      unread: z.exactOptional(z.literal(true)),
      /** Whether the office took it away. */
      removed: z.exactOptional(z.literal(true)),
    }),
  ),
  /** The oldest first. */
  makai: z.array(
    z.strictObject({
      by: text,
      to: text,
      hoursAgo: hours,
      text: words(MAKAI_MAX),
      /** Left out: the letter has no name. */
      anonymous: z.exactOptional(z.literal(false)),
      unread: z.exactOptional(z.literal(true)),
      /** Words with which its receiver asked the office. */
      consulted: z.exactOptional(text),
    }),
  ),
})
export type DemoLetters = z.infer<typeof letters>
