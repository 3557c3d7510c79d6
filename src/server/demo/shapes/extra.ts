// Extras (幕間) of the demo, beside the replays of finished scenarios: `extras/<worldId>/<key>.md`.
import * as z from 'zod'
import { type DemoWorldId, text, timeText, wholeText } from './common.ts'

export const extra = z
  .strictObject({
    /** Key of the finished scenario, and its chapter where it has several. */
    scenario: text,
    chapter: z.exactOptional(wholeText),
    title: text,
    /** Words that everybody reads before the price. */
    teaser: text,
    /** Coins; 0: it is free. */
    price: wholeText,
    /** Left out: published; waiting: handed in and not yet looked at by the office; writing: at its master's desk. */
    state: z.exactOptional(z.enum(['waiting', 'writing'])),
    /** Day and time of its publication, or else of its last save. */
    daysAgo: wholeText,
    time: timeText,
    body: text,
  })
  .transform(({ chapter = 1, ...said }) => ({ ...said, chapter }))
export type DemoExtra = { key: string; worldId: DemoWorldId } & z.infer<typeof extra>
