// `communities/<worldId>.json`: clubs of a world with their threads.
import * as z from 'zod'
import {
  COMMUNITY_JOININGS,
  COMMUNITY_MOST,
  communityFaults,
  communityPostFault,
  THREAD_SCOPES,
} from '#rules/communities.ts'
import { COMMUNITY_CATEGORIES } from '#rules/community-address.ts'
import { lengthCount } from '#rules/text/count.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import { account, text, whole } from './common.ts'

const hoursAgo = z.number().min(0)
const post = z.strictObject({
  by: text,
  hoursAgo,
  /** PL speaks as the player, PC as the character. */
  voice: z.exactOptional(z.literal('PC')),
  /** Number of the post in its thread that it answers, from 1. */
  replyTo: z.exactOptional(whole.min(1)),
  text: text.refine(words => communityPostFault(words) === null, 'is too long for a post'),
})

const thread = z.strictObject({
  title: text.refine(title => Object.keys(communityFaults({ title })).length === 0, 'is too long for a title'),
  scope: z.enum(THREAD_SCOPES),
  isPinned: z.exactOptional(z.literal(true)),
  isClosed: z.exactOptional(z.literal(true)),
  /** Accounts that are told of new posts. */
  watchedBy: z.exactOptional(z.array(account)),
  /** The oldest first; the first one opens the thread. */
  posts: z.array(post).min(1),
})

const community = z
  .strictObject({
    name: text,
    catchphrase: z.string(),
    description: text,
    rules: z.string(),
    category: z.enum(COMMUNITY_CATEGORIES),
    joining: z.enum(COMMUNITY_JOININGS),
    /** A drawing, as `news/foghorn-cape`, and words about it. */
    banner: z.exactOptional(z.strictObject({ picture: text, description: text.max(PICTURE_WORDS_MOST) })),
    leader: text,
    /** Further members, those who joined before others first. */
    members: z.array(text),
    /** Residents of the world who are members too. */
    residents: z.exactOptional(whole.min(1)),
    foundedDaysAgo: whole.min(1),
    requests: z.exactOptional(
      z.array(
        z.strictObject({
          by: text,
          hoursAgo,
          words: text.refine(words => lengthCount(words) <= COMMUNITY_MOST.words, 'is too long for a request'),
        }),
      ),
    ),
    threads: z.array(thread),
  })
  .refine(
    ({ name: communityName, catchphrase, description, rules }) =>
      Object.keys(communityFaults({ communityName, catchphrase, description, rules })).length === 0,
    'The name or a text is too long.',
  )

export const communities = z.strictObject({ communities: z.array(community) })
export type DemoCommunity = z.infer<typeof community>
