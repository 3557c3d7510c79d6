// Reads of followed characters and of followers.
import calls from 'virtual:contract/follow'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { FollowContract } from '#contract/follow.ts'
import { FOLLOW_PAGE_SIZE, MOST_COUNTED } from '#rules/friends.ts'
import { pageSlice } from '#rules/paging.ts'

export const followCalls = connect<FollowContract>('follow', calls)

export type Followed = Awaited<ReturnType<typeof followCalls.getList.send>>['followList'][number]

export type Follower = Awaited<ReturnType<typeof followCalls.getFollowerList.send>>['followerList'][number]

export const followQueries = {
  ids: () => readQuery(followCalls.getFollowCharacterIdList, {}, { kept: true }),
  list: (page: number) => readQuery(followCalls.getList, pageOf(page), { kept: true }),
  /** Followers are counted up to a limit; every page beyond it is requested as the first one beyond. */
  followers: (page: number) =>
    readQuery(followCalls.getFollowerList, pageOf(Math.min(page, MOST_COUNTED / FOLLOW_PAGE_SIZE + 1)), { kept: true }),
}

const pageOf = (page: number) => pageSlice(page, FOLLOW_PAGE_SIZE)
