// Reads of masters' communities.
import calls from 'virtual:contract/masterCommunity'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { PostPart } from '#app/shared/post/use-live-posts.ts'
import type { MasterCommunityContract } from '#contract/master-community.ts'
import { STAFF_POSTS_SIZE, STAFF_SEARCH_SIZE, STAFF_THREADS_SIZE } from '#rules/master-communities.ts'
import type { BoardAddress, StaffSearchAddress } from './address.ts'

export const staffCalls = connect<MasterCommunityContract>('masterCommunity', calls)

export type StaffHome = Awaited<ReturnType<typeof staffCalls.getHome.send>>
export type PageRow = StaffHome['pageList'][number]
export type StaffBoard = StaffHome['boardList'][number]
export type HandbookPage = Awaited<ReturnType<typeof staffCalls.getPage.send>>
export type StaffDesk = Awaited<ReturnType<typeof staffCalls.getDesk.send>>
export type DeskPage = StaffDesk['pageList'][number]
export type StaffMember = StaffDesk['memberList'][number]
export type BoardPage = Awaited<ReturnType<typeof staffCalls.getBoard.send>>
export type StaffThread = BoardPage['threadList'][number]
export type StaffTalk = Awaited<ReturnType<typeof staffCalls.getTalk.send>>
export type StaffPost = StaffTalk['postList'][number]
export type StaffFound = Awaited<ReturnType<typeof staffCalls.search.send>>['foundList'][number]

export const staffQueries = {
  home: (worldId: string) => readQuery(staffCalls.getHome, { worldId }, { kept: true }),
  page: (worldId: string, pageId: number) => readQuery(staffCalls.getPage, { worldId, pageId }, { kept: true }),
  desk: (worldId: string) => readQuery(staffCalls.getDesk, { worldId }, { kept: true }),
  members: (worldId: string) => readQuery(staffCalls.getMembers, { worldId }, { kept: true }),
  board: (boardId: number, { list, page }: BoardAddress) =>
    readQuery(staffCalls.getBoard, { boardId, list, pageStart: page, perPage: STAFF_THREADS_SIZE }, { kept: true }),
  talk: (talkId: number, part: PostPart) =>
    readQuery(staffCalls.getTalk, { talkId, ...part, limit: STAFF_POSTS_SIZE }, { kept: true }),
  chat: (worldId: string, part: PostPart) =>
    readQuery(staffCalls.getChat, { worldId, ...part, limit: STAFF_POSTS_SIZE }, { kept: true }),
  search: (worldId: string, { q, kind, page }: StaffSearchAddress) =>
    readQuery(staffCalls.search, {
      ...{ worldId, keyword: q, pageStart: page, perPage: STAFF_SEARCH_SIZE },
      ...(kind === undefined ? {} : { kind }),
    }),
}
