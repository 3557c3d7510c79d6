// `event-pages.json`: libraries of pictures of worlds, and the pages of their events.
import * as z from 'zod'
import { CAMPAIGN_NOTE_MAX, offerOfAddress } from '#rules/campaigns.ts'
import { blobTypes, isEventId } from '#rules/event-page-address.ts'
import { blobNameOf, EVENT_MOST, eventPartKinds } from '#rules/event-pages.ts'
import { text, whole, worldId } from './common.ts'

const offer = z.strictObject({
  page: z.string().refine(page => offerOfAddress(page) !== null, 'must be a page that is offered'),
  note: z.exactOptional(z.string().max(CAMPAIGN_NOTE_MAX)),
})

const part = z.strictObject({
  kind: z.enum(eventPartKinds),
  title: z.exactOptional(text.max(EVENT_MOST.partTitle)),
  /** In the notation of the project; words under a picture. */
  text: z.exactOptional(text.max(EVENT_MOST.text)),
  /** Name of a picture of the world's library. */
  picture: z.exactOptional(text),
  links: z.exactOptional(z.array(offer).max(EVENT_MOST.links)),
  goal: z.exactOptional(whole),
  reached: z.exactOptional(whole),
  /** Whether the tweets of the world's first event of tweets are counted. */
  countsTweets: z.exactOptional(z.literal(true)),
})

export const eventPages = z.strictObject({
  library: z.array(
    z.strictObject({
      worldId,
      blobType: z.enum(blobTypes),
      blobName: text.refine(name => blobNameOf(name) === name, 'must be a name'),
      /** A picture of the demo, as `news/lamp-festival`, and its size. */
      picture: text,
      width: whole,
      height: whole,
      daysAgo: whole,
    }),
  ),
  pages: z.array(
    z.strictObject({
      worldId,
      eventId: z.string().refine(isEventId, 'must be a word of an address'),
      title: text.max(EVENT_MOST.title),
      lead: z.string().max(EVENT_MOST.lead),
      /** Name of a banner of the world's library. */
      banner: z.exactOptional(text),
      /** Days from the day of seeding; negative for what has begun. */
      startsInDays: whole,
      lastsDays: whole.min(1),
      status: z.enum(['draft', 'published']),
      parts: z.array(part).max(EVENT_MOST.parts),
      /** Days from the day of seeding at which the top of the world begins to show it. */
      topInDays: z.array(whole),
    }),
  ),
})
export type DemoEventPages = z.infer<typeof eventPages>
