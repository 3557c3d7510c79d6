// 魔界ポスト (doc1 §2.5): letters without the sender's name. Nothing that a receiver is answered comes from the sender's side; the office
// alone can look a sender up, with a reason that stands in its record.
import * as z from 'zod'
import { MAKAI_CASE_QUEUES } from '#rules/makai-address.ts'
import { MAKAI_CASE_ACTS, MAKAI_CASE_STATES, MAKAI_MOST } from '#rules/makai-post.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { chanceId, clientId, closed, instant, integerInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const paged = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const worldCharacter = { worldId: wordId, characterId: wordId }

export const makaiPostContract = treatingBlocks({
  others: 'none',
  getReceiver: 'refuses',
  // The letter goes nowhere, and its sender is told nothing.
  send: 'hides',
  getInbox: 'hides',
})({
  /** The receiver of a letter, for the form. */
  getReceiver: read('character', '/api/MakaiPost/getReceiver/{worldId}/{characterId}/{otherId}')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND', 'MESSAGE_OWN'))
    .input(closed({ ...worldCharacter, otherId: wordId }))
    .output(closed({ receiver: ListedCharacter })),

  /** Posts a letter, which comes by one of the next rounds. */
  send: write('character', '/api/MakaiPost/send', 'letter')
    .meta({ newcomers: 'letter' })
    .errors(
      refuses(
        'NEWCOMER_TOO_MANY',
        ...(['NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND', 'MESSAGE_OWN', 'MAKAI_EMPTY', 'MAKAI_TOO_LONG'] as const),
      ),
    )
    .input(
      closed({
        ...worldCharacter,
        otherId: wordId,
        body: text(MAKAI_MOST),
        isAnonymous: z.boolean(),
        draftId: clientId.nullable(),
      }),
    )
    .output(closed({ sentAt: instant })),

  /** Letters that came to the character, the latest round first. */
  getInbox: read('character', '/api/MakaiPost/getInbox/{worldId}/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ ...worldCharacter, ...paged }))
    .output(
      closed({
        letterList: z.array(
          closed({
            letterId: chanceId,
            /** Null: the sender wrote without a name. */
            sender: ListedCharacter.nullable(),
            /** Whether the office took it away, with its words. */
            isRemoved: z.boolean(),
            body: z.string(),
            /** The round by which it came. */
            arrivedAt: instant,
            isUnread: z.boolean(),
            /** State of the consultation of the office about it; null: there was none. */
            caseState: z.enum(MAKAI_CASE_STATES).nullable(),
          }),
        ),
        count,
        unread: count,
        serverTime: instant,
      }),
    ),

  /** Letters that the character has posted, the newest first. Nothing tells whether one was dropped or opened. */
  getSent: read('character', '/api/MakaiPost/getSent/{worldId}/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ ...worldCharacter, ...paged }))
    .output(
      closed({
        letterList: z.array(
          closed({
            receiver: closed({ characterId: wordId, characterFullName: z.string(), icon: z.string().nullable() }),
            body: z.string(),
            sentAt: instant,
            isAnonymous: z.boolean(),
            /** Whether its round has come. */
            isOut: z.boolean(),
          }),
        ),
        count,
        serverTime: instant,
      }),
    ),

  /** Marks letters as opened; ids of others have no effect. */
  markRead: mark('character', '/api/MakaiPost/markRead')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, letterIdList: z.array(chanceId).max(50) }))
    .output(closed({ unread: count })),

  /** Asks the office to look at a letter without a name. */
  consult: write('character', '/api/MakaiPost/consult', 'letter')
    .errors(refuses('NOT_YOUR_CHARACTER', 'MAKAI_NOT_FOUND', 'MAKAI_REASON'))
    .input(closed({ characterId: wordId, letterId: chanceId, reason: text(2_000) }))
    .output(closed({ letterId: chanceId, caseState: z.enum(MAKAI_CASE_STATES) })),

  /** Letters about which the office was asked: those that wait with the oldest first, the others with the latest first. */
  getCases: read('admin', '/api/MakaiPost/admin/getCases')
    .input(closed({ queue: z.enum(MAKAI_CASE_QUEUES), ...paged }))
    .output(
      closed({
        caseList: z.array(
          closed({
            letterId: chanceId,
            receiverName: z.string(),
            worldName: z.string(),
            body: z.string(),
            arrivedAt: instant,
            /** Words of the receiver. */
            words: z.string(),
            askedAt: instant,
            state: z.enum(MAKAI_CASE_STATES),
            decidedBy: z.string().nullable(),
            decidedAt: instant.nullable(),
            reason: z.string().nullable(),
          }),
        ),
        count,
        waiting: count,
        serverTime: instant,
      }),
    ),

  /**
   * Looks the sender of such a letter up, or ends the consultation without that; both with a reason, which stands in the office's record.
   * Looking up again, with a reason of its own, answers again.
   */
  decide: write('admin', '/api/MakaiPost/admin/decide')
    .errors(refuses('MAKAI_NOT_FOUND', 'MAKAI_DECIDED', 'MAKAI_REASON'))
    .input(closed({ letterId: chanceId, act: z.enum(MAKAI_CASE_ACTS), reason: text(2_000) }))
    .output(
      closed({
        letterId: chanceId,
        state: z.enum(MAKAI_CASE_STATES),
        sender: closed({ characterFullName: z.string(), userName: z.string(), publicUserId: z.string() }).nullable(),
      }),
    ),
})
export type MakaiPostContract = typeof makaiPostContract
