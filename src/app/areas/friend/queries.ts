// Reads of friends and requests.
import calls from 'virtual:contract/friend'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { FriendContract } from '#contract/friend.ts'
import type { FriendSort, FriendState } from '#rules/friend-address.ts'
import { FRIEND_PAGE_SIZE } from '#rules/friends.ts'
import { pageSlice } from '#rules/paging.ts'

export const friendCalls = connect<FriendContract>('friend', calls)

export type OwnFriends = Awaited<ReturnType<typeof friendCalls.getOwnList.send>>
export type Friend = OwnFriends['friendList'][number]
export type Standing = Awaited<ReturnType<typeof friendCalls.getStanding.send>>

/** The user's character, and the other one. */
export type Pair = { characterId: string; otherId: string }

/** State, order and page in the address of the friends page. */
export type FriendPlace = { state: FriendState; sort: FriendSort; page: number }

const paging = (page: number) => pageSlice(page, FRIEND_PAGE_SIZE)

export const friendQueries = {
  of: (characterId: string, page: number) =>
    readQuery(friendCalls.getList, { characterId, sort: 'new', ...paging(page) }, { kept: true }),
  own: (characterId: string, { state, sort, page }: FriendPlace) =>
    readQuery(friendCalls.getOwnList, { characterId, state, sort, ...paging(page) }, { kept: true }),
  standing: (pair: Pair) => readQuery(friendCalls.getStanding, pair, { kept: true }),
}
