// Friends among the characters of a world. Calls of our own: the specification names the page alone (R138).
import * as z from 'zod'
import { friendSorts, friendStates } from '#rules/friend-places.ts'
import { FRIEND_PAGE_SIZE, RELATION_MAX } from '#rules/friends.ts'
import { read, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, text, wordId } from './shapes.ts'

const state = z.enum(friendStates)
const paging = { offset: integerInPath(0, 100_000), limit: integerInPath(1, 5 * FRIEND_PAGE_SIZE) }
const sort = z.enum(friendSorts)
/** One's own character, and the one it is about. */
const pair = { characterId: wordId, otherId: wordId }

/** One line: the count of its letters is judged by the handler, in the words of the form. */
const relation = text(4 * RELATION_MAX).regex(/^[^\n\r\u2028\u2029]*$/)

const Friend = closed({
  character: ListedCharacter,
  /** What each says of the other; empty: nothing. */
  relation: z.string(),
  relationBack: z.string(),
  changedAt: instant,
})

/** How two characters stand: null is nothing at all. */
const Standing = closed({ ...pair, state: state.nullable() })

export const friendContract = {
  /** The friends of any character, for its page; nobody where they are not shown to the caller. */
  getList: read('public', '/api/CharacterFriend/getList')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(closed({ characterId: wordId, sort, ...paging }))
    .output(closed({ friendList: z.array(Friend), count: z.number().int(), isOpen: z.boolean() })),

  /** Friends or requests of a character of the caller's. */
  getOwnList: read('character', '/api/CharacterFriend/getOwnList')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, state, sort, ...paging }))
    .output(
      closed({
        friendList: z.array(Friend),
        count: z.number().int(),
        /** How many there are of each state. */
        countList: closed({ friend: z.number().int(), invited: z.number().int(), asked: z.number().int() }),
      }),
    ),

  getStanding: read('character', '/api/CharacterFriend/getStanding')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed(pair))
    .output(Standing),

  /** Asks; where the other has asked already, both are friends now. Asked before is no refusal. */
  ask: write('character', '/api/CharacterFriend/ask')
    .errors(
      refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND', 'FRIEND_SELF', 'FRIEND_OTHER_WORLD', 'FRIEND_TOO_MANY'),
    )
    .input(closed(pair))
    .output(Standing),

  accept: write('character', '/api/CharacterFriend/accept')
    .errors(refuses('NOT_YOUR_CHARACTER', 'FRIEND_CHANGED'))
    .input(closed(pair))
    .output(Standing),

  /** Declines a request, takes one's own back or ends a friendship: what it is, is said as the caller saw it. */
  part: write('character', '/api/CharacterFriend/part')
    .errors(refuses('NOT_YOUR_CHARACTER', 'FRIEND_CHANGED'))
    .input(closed({ ...pair, state }))
    .output(Standing),

  /** What the caller's character says of a friend. */
  saveRelation: write('character', '/api/CharacterFriend/saveRelation')
    .errors(refuses('NOT_YOUR_CHARACTER', 'FRIEND_CHANGED', 'RELATION_TOO_LONG'))
    .input(closed({ ...pair, relation }))
    .output(closed({ ...pair, relation: z.string() })),
}
export type FriendContract = typeof friendContract
