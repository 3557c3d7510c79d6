// `master-communities/<worldId>.json`: the handbook of a world, the boards of its masters, and their chat.
import * as z from 'zod'
import { staffFaults, staffPostFault } from '#rules/master-communities.ts'
import { text, whole } from './common.ts'

const hoursAgo = z.number().min(0)
const fits = (faults: object): boolean => Object.keys(faults).length === 0

const post = z.strictObject({
  /** Key of a master, as in `master-rooms.json`; or the office. */
  by: z.union([z.literal(['office', 'demo-master']), z.string().regex(/^guest-[a-z]+$/)]),
  hoursAgo,
  /** Number of the post in its talk that it answers, from 1. */
  replyTo: z.exactOptional(whole.min(1)),
  text: text.refine(words => staffPostFault(words) === null, 'is too long for a post'),
})

const thread = z.strictObject({
  title: text.refine(threadTitle => fits(staffFaults({ threadTitle })), 'is too long for a title'),
  isPinned: z.exactOptional(z.literal(true)),
  isSolved: z.exactOptional(z.literal(true)),
  /** The oldest first; the first one opens the thread. */
  posts: z.array(post).min(1),
})

export const masterCommunity = z.strictObject({
  pages: z.array(
    z
      .strictObject({ title: text, body: text, daysAgo: whole.min(0) })
      .refine(({ title: pageTitle, body: pageBody }) => fits(staffFaults({ pageTitle, pageBody })), 'is too long'),
  ),
  boards: z.array(
    z
      .strictObject({
        name: text,
        description: z.string(),
        isForQuestions: z.exactOptional(z.literal(true)),
        threads: z.array(thread),
      })
      .refine(
        ({ name: boardName, description: boardLine }) => fits(staffFaults({ boardName, boardLine })),
        'is too long',
      ),
  ),
  chat: z.array(post),
})
export type DemoMasterCommunity = z.infer<typeof masterCommunity>
