// `tailor.json`: products of the office, the rooms of the demo's creators, and commissions in several states.
import * as z from 'zod'
import { commissionFaults, creatorFaults, TAILOR_MOST, tagsFault } from '#rules/tailor.ts'
import { account, count, text, whole } from './common.ts'

const creatorKbn = z.literal([1, 2, 3])

const product = z.strictObject({
  itemKbn: count,
  creatorKbn,
  name: text,
  description: text,
  /** Size of a picture; missing for stories. */
  width: z.exactOptional(count),
  height: z.exactOptional(count),
  /** Most characters of a story; missing for pictures. */
  charactersMost: z.exactOptional(count),
  wishMost: count,
  peopleMost: count,
  personPrice: whole.min(0),
  days: count,
  priceLeast: count,
  priceMost: count,
  options: z.array(z.strictObject({ name: text, price: whole.min(0) })),
})

const room = z
  .strictObject({
    account,
    creatorKbn,
    introduction: text,
    wishes: z.string(),
    tags: z.array(text).refine(tags => tagsFault(tags) === null, 'too many tags, or one that is too long'),
    isOpen: z.boolean(),
    slots: whole.min(0),
    daysAgo: count,
    offers: z.array(z.strictObject({ itemKbn: count, price: count, days: count, note: z.string() })),
    /** A drawing, as `news/foghorn-cape`, or a text. */
    samples: z.array(z.strictObject({ title: text, picture: z.exactOptional(text), body: z.exactOptional(text) })),
  })
  .refine(
    ({ introduction, wishes }) => Object.keys(creatorFaults({ introduction, wishes })).length === 0,
    'A text is too long.',
  )

const commission = z
  .strictObject({
    client: account,
    character: text,
    creator: account,
    itemKbn: count,
    title: text,
    wish: text,
    /** Numbers of the options in their product, from 1. */
    options: z.array(count),
    state: z.enum(['placed', 'working', 'checking', 'shown', 'done']),
    daysAgo: count,
    /** The work that was handed in: a drawing or a text. */
    work: z.exactOptional(z.strictObject({ title: text, picture: z.exactOptional(text), body: z.exactOptional(text) })),
    hyouka: z.exactOptional(z.literal([1, 2, 3, 4, 5])),
    /** Words of the creator. */
    say: z.exactOptional(text),
  })
  .refine(
    ({ title, wish }) => Object.keys(commissionFaults({ title, wish }, TAILOR_MOST.wish)).length === 0,
    'The title or the text is too long.',
  )

export const tailor = z.strictObject({
  products: z.array(product),
  rooms: z.array(room),
  commissions: z.array(commission),
})
export type DemoTailor = z.infer<typeof tailor>
