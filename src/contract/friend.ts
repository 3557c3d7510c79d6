// Friends among the characters of a world. Calls of our own: the specification names the page alone (R138).
import * as z from 'zod'
import { friendSorts, friendStates } from '#rules/friend-address.ts'
import { FRIEND_PAGE_SIZE, RELATION_MAX } from '#rules/friends.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, text, wordId } from './shapes.ts'

const state = z.enum(friendStates)
const paging = { offset: integerInPath(0, 100_000), limit: integerInPath(1, 5 * FRIEND_PAGE_SIZE) }
const sort = z.enum(friendSorts)
/** The caller's character and the other one. */
const pair = { characterId: wordId, otherId: wordId }

/** One line of text. The handler checks its length in the count of the form, for the message of the form. */
const relation = text(4 * RELATION_MAX).regex(/^[^\n\r\u2028\u2029]*$/)

const Friend = closed({
  character: ListedCharacter,
  /** Lines that the two say about each other; empty when there is none. */
  relation: z.string(),
  relationBack: z.string(),
  changedAt: instant,
})

/** Relation of two characters; null when there is none. */
const Standing = closed({ ...pair, state: state.nullable() })

export const friendContract = treatingBlocks({
  others: 'hides',
  ask: 'refuses',
  accept: 'refuses',
  part: 'none',
  saveRelation: 'none',
})({
  /** Friends of any character, for its page; empty when the caller may not see them. */
  getList: read('public', '/api/CharacterFriend/getList')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(closed({ characterId: wordId, sort, ...paging }))
    .output(closed({ friendList: z.array(Friend), count: z.number().int(), isOpen: z.boolean() })),

  /** Friends or requests of one of the caller's characters. */
  getOwnList: read('character', '/api/CharacterFriend/getOwnList')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, state, sort, ...paging }))
    .output(
      closed({
        friendList: z.array(Friend),
        count: z.number().int(),
        /** Number in each state. */
        countList: closed({ friend: z.number().int(), invited: z.number().int(), asked: z.number().int() }),
      }),
    ),

  getStanding: read('character', '/api/CharacterFriend/getStanding')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed(pair))
    .output(Standing),

  /** Sends a request; when the other one has asked already, both become friends. Repeating a request is no error. */
  ask: write('character', '/api/CharacterFriend/ask')
    .meta({ newcomers: 'follow' })
    .errors(
      refuses(
        'NEWCOMER_TOO_MANY',
        'NOT_YOUR_CHARACTER',
        'CHARACTER_NOT_FOUND',
        'FRIEND_SELF',
        'FRIEND_OTHER_WORLD',
        'FRIEND_TOO_MANY',
      ),
    )
    .input(closed(pair))
    .output(Standing),

  accept: write('character', '/api/CharacterFriend/accept')
    .errors(refuses('NOT_YOUR_CHARACTER', 'FRIEND_CHANGED'))
    .input(closed(pair))
    .output(Standing),

  /** Declines a request, takes back one's own or ends a friendship; the input names the state that the caller saw. */
  part: write('character', '/api/CharacterFriend/part')
    .errors(refuses('NOT_YOUR_CHARACTER', 'FRIEND_CHANGED'))
    .input(closed({ ...pair, state }))
    .output(Standing),

  /** Saves the line of the caller's character about a friend. */
  saveRelation: write('character', '/api/CharacterFriend/saveRelation')
    .errors(refuses('NOT_YOUR_CHARACTER', 'FRIEND_CHANGED', 'RELATION_TOO_LONG'))
    .input(closed({ ...pair, relation }))
    .output(closed({ ...pair, relation: z.string() })),
})
export type FriendContract = typeof friendContract
