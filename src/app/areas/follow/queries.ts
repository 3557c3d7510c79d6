// Whom one follows.
import calls from 'virtual:contract/follow'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { FollowContract } from '#contract/follow.ts'
import { FOLLOW_PAGE_SIZE } from '#rules/friends.ts'
import { pageOffset } from '#rules/paging.ts'

export const followCalls = connect<FollowContract>('follow', calls)

export type Followed = Awaited<ReturnType<typeof followCalls.getList.send>>['followList'][number]

export const followQueries = {
  ids: () => readQuery(followCalls.getFollowCharacterIdList, {}, { kept: true }),
  list: (page: number) =>
    readQuery(
      followCalls.getList,
      { offset: pageOffset(page, FOLLOW_PAGE_SIZE), limit: FOLLOW_PAGE_SIZE },
      { kept: true },
    ),
}
