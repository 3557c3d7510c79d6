// Rooms of the demo's masters (`master-rooms.json`): of demo-master, and of masters who are no accounts and wrote some of the
// finished scenarios.
import * as z from 'zod'
import { account, count, text, whole, worldId } from './common.ts'

const days = whole.min(0)

const post = z.strictObject({
  /** Key of the character that speaks; null: the master. */
  character: text.nullable(),
  body: text,
  daysAgo: days,
  hour: whole.min(0).max(23),
  /** Reason with which the master deleted it. */
  deletionReason: z.exactOptional(text),
})

export const masterRooms = z.array(
  z.strictObject({
    key: z.union([z.literal('demo-master'), z.string().regex(/^guest-[a-z]+$/, 'must be demo-master or guest-…')]),
    /** Name of a guest; null for demo-master. */
    name: text.nullable(),
    kana: text,
    /** Key of the character whose portrait is the icon: an NPC of the room, or one of the master's own. */
    icon: text,
    usualDays: text,
    intro: text,
    howIWrite: text,
    rules: text,
    npcs: z.array(text),
    worlds: z.array(worldId),
    /** Finished scenarios that a guest wrote: `<worldId>/<key>`. */
    replays: z.array(text),
    notices: z.array(z.strictObject({ title: text, body: text, daysAgo: days })),
    /** Days of the calendar: `in` days from the seeding on, `for` so many days. */
    days: z.array(z.strictObject({ in: days, for: count, words: text })),
    posts: z.array(post),
    followers: z.array(account),
  }),
)
export type DemoMasterRoom = z.infer<typeof masterRooms>[number]
