// Reads of communities, of their members and threads.
import calls from 'virtual:contract/community'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { PostPart } from '#app/shared/post/use-live-posts.ts'
import type { CommunityContract } from '#contract/community.ts'
import { COMMUNITY_PAGE_SIZE, MEMBER_PAGE_SIZE, THREAD_PAGE_SIZE, THREAD_POSTS_SIZE } from '#rules/communities.ts'
import type { CommunitiesAddress } from './address.ts'

export const communityCalls = connect<CommunityContract>('community', calls)

export type CommunityList = Awaited<ReturnType<typeof communityCalls.getList.send>>
export type CommunityCard = CommunityList['communityList'][number]
export type OwnCommunity = Awaited<ReturnType<typeof communityCalls.getOwnList.send>>['communityList'][number]
export type Community = Awaited<ReturnType<typeof communityCalls.getCommunity.send>>
export type EditedCommunity = Awaited<ReturnType<typeof communityCalls.getForEdit.send>>
export type Member = Awaited<ReturnType<typeof communityCalls.getMembers.send>>['memberList'][number]
export type JoinRequest = Awaited<ReturnType<typeof communityCalls.getRequests.send>>['requestList'][number]
export type ThreadList = Awaited<ReturnType<typeof communityCalls.getThreads.send>>
export type ListedThread = ThreadList['threadList'][number]
export type ThreadPage = Awaited<ReturnType<typeof communityCalls.getThread.send>>
export type ThreadPost = ThreadPage['postList'][number]

export const communityQueries = {
  list: (worldId: string, { list, category, q, page }: CommunitiesAddress) =>
    readQuery(
      communityCalls.getList,
      {
        ...{ worldId, list, pageStart: page, perPage: COMMUNITY_PAGE_SIZE },
        ...(category === undefined ? {} : { category }),
        ...(q === '' ? {} : { keyword: q }),
      },
      { kept: true },
    ),
  own: (worldId: string) => readQuery(communityCalls.getOwnList, { worldId }, { kept: true }),
  community: (communityId: number) => readQuery(communityCalls.getCommunity, { communityId }, { kept: true }),
  edited: (communityId: number) => readQuery(communityCalls.getForEdit, { communityId }, { kept: true }),
  members: (communityId: number, page: number) =>
    readQuery(communityCalls.getMembers, { communityId, pageStart: page, perPage: MEMBER_PAGE_SIZE }, { kept: true }),
  requests: (communityId: number, page: number) =>
    readQuery(communityCalls.getRequests, { communityId, pageStart: page, perPage: MEMBER_PAGE_SIZE }, { kept: true }),
  threads: (communityId: number, page: number) =>
    readQuery(communityCalls.getThreads, { communityId, pageStart: page, perPage: THREAD_PAGE_SIZE }, { kept: true }),
  thread: (threadId: number, part: PostPart) =>
    readQuery(communityCalls.getThread, { threadId, ...part, limit: THREAD_POSTS_SIZE }, { kept: true }),
}
