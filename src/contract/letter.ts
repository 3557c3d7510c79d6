// Letters between two characters of a world (doc1 §2.5), with gifts and voices in them, and each player's own note beside them. Calls
// of our own: the description names the screen alone.
import * as z from 'zod'
import { GIFT_MOST, GIFT_STATES, LETTER_MEMO_MOST, LETTER_MOST } from '#rules/letters.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const paged = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const level = z.number().int().min(1).max(1_000)
const amount = z.number().int().min(1).max(GIFT_MOST)

/** A gift that is put in: some pieces of an item, or some of a token. */
const GivenGift = z.discriminatedUnion('kind', [
  closed({
    kind: z.literal('item'),
    itemCode: wordId,
    level,
    originalizeId: rowId.nullable(),
    amount,
  }),
  closed({ kind: z.literal('token'), tokenNo: z.number().int().min(1).max(4), amount }),
])

const Gift = closed({
  name: z.string(),
  /** Sign of a token; null for an item. */
  sign: z.string().nullable(),
  picture: z.string().nullable(),
  amount: z.number().int(),
  state: z.enum(GIFT_STATES),
  /** Instant at which it goes back by itself. */
  endsAt: instant,
})

const Clip = closed({ clipId: rowId, shouhinmei: z.string(), voiceText: z.string() })

const Letter = closed({
  letterId: rowId,
  isMine: z.boolean(),
  /** Whether the office took it away: its words and its voice are gone, a gift in it stays. */
  isRemoved: z.boolean(),
  /** Text in the notation. */
  body: z.string(),
  sentAt: instant,
  /** Of a letter to the caller: whether it was never opened before. */
  isUnread: z.boolean(),
  gift: Gift.nullable(),
  voice: closed({ ...Clip.shape, creatorName: z.string(), shouhinNaiyou: z.string() }).nullable(),
})

const pair = { characterId: wordId, otherId: wordId }

export const letterContract = treatingBlocks({
  others: 'none',
  getThreadList: 'hides',
  getThread: 'refuses',
  send: 'refuses',
  endGift: 'refuses',
})({
  /** Characters with whom the caller's one has exchanged letters, those of the newest letter first. */
  getThreadList: read('character', '/api/Letter/getThreadList/{worldId}/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ worldId: wordId, characterId: wordId, ...paged }))
    .output(
      closed({
        threadList: z.array(
          closed({
            other: ListedCharacter,
            isMine: z.boolean(),
            /** First words of the newest letter. */
            words: z.string(),
            sentAt: instant,
            unread: count,
            /** Whether a gift waits for the caller's answer. */
            hasGift: z.boolean(),
          }),
        ),
        count,
        /** Letters to the character that were never opened. */
        unread: count,
        serverTime: instant,
      }),
    ),

  /** Letters of two characters, the newest first. */
  getThread: read('character', '/api/Letter/getThread/{worldId}/{characterId}/{otherId}')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND', 'MESSAGE_OWN'))
    .input(closed({ worldId: wordId, ...pair, ...paged }))
    .output(
      closed({
        other: ListedCharacter,
        letterList: z.array(Letter),
        count,
        /** The caller's own note on these letters, which nobody else reads. */
        memo: z.string(),
        serverTime: instant,
      }),
    ),

  /** Items, tokens and voices that the character can put into a letter. Worn pieces are left out. */
  getEnclosures: read('character', '/api/Letter/getEnclosures/{worldId}/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ worldId: wordId, characterId: wordId }))
    .output(
      closed({
        itemList: z.array(
          closed({
            itemCode: wordId,
            level: z.number().int(),
            originalizeId: rowId.nullable(),
            itemName: z.string(),
            picture: z.string().nullable(),
            amount: count,
          }),
        ),
        tokenList: z.array(closed({ tokenNo: z.number().int(), name: z.string(), sign: z.string(), amount: count })),
        clipList: z.array(Clip),
      }),
    ),

  /** Sends a letter. A gift in it leaves its giver at once and waits for the receiver. */
  send: write('character', '/api/Letter/send')
    .meta({ newcomers: 'letter' })
    .errors(
      refuses(
        'NEWCOMER_TOO_MANY',
        ...(['NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND', 'MESSAGE_OWN', 'MESSAGE_EMPTY', 'MESSAGE_TOO_LONG'] as const),
        ...(['ITEM_SHORT', 'ITEM_WORN', 'TOKEN_SHORT', 'CLIP_NOT_FOUND'] as const),
      ),
    )
    .input(
      closed({
        worldId: wordId,
        ...pair,
        body: text(LETTER_MOST),
        gift: GivenGift.nullable(),
        clipId: rowId.nullable(),
        draftId: clientId.nullable(),
      }),
    )
    .output(Letter),

  /** Marks the letters of the other one as opened, up to one. */
  markRead: mark('character', '/api/Letter/markRead')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ ...pair, letterId: rowId }))
    .output(closed({ unread: count })),

  /** Takes a gift, or sends it back. It ends once. */
  endGift: write('character', '/api/Letter/endGift')
    .errors(refuses('NOT_YOUR_CHARACTER', 'GIFT_NOT_FOUND', 'GIFT_ENDED'))
    .input(closed({ characterId: wordId, letterId: rowId, isAccepted: z.boolean() }))
    .output(
      closed({
        letterId: rowId,
        state: z.enum(GIFT_STATES),
        /** Held by the character before and after it was taken; null: it went back. */
        held: closed({ before: count, after: count }).nullable(),
      }),
    ),

  /** Saves the caller's own note on the letters of two characters; an empty one ends it. */
  saveMemo: write('character', '/api/Letter/saveMemo')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND', 'MEMO_TOO_LONG'))
    .input(closed({ ...pair, body: text(LETTER_MEMO_MOST) }))
    .output(closed({ ...pair, memo: z.string() })),
})
export type LetterContract = typeof letterContract
