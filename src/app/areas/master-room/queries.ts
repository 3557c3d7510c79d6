// Calls and reads of masters, their rooms, and calls for openings.

import callCalls from 'virtual:contract/masterCall'
import roomCalls from 'virtual:contract/masterRoom'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { MasterCallContract } from '#contract/master-call.ts'
import type { MasterRoomContract } from '#contract/master-room.ts'
import type { WorkGroup } from '#rules/master-lists.ts'
import { MASTER_PAGE_SIZE, ROOM_POST_PAGE_SIZE, WORK_PAGE_SIZE } from '#rules/master-rooms.ts'

export const masterRoomCalls = connect<MasterRoomContract>('masterRoom', roomCalls)
export const masterCallCalls = connect<MasterCallContract>('masterCall', callCalls)

type Answer<Name extends keyof typeof masterRoomCalls> = Awaited<ReturnType<(typeof masterRoomCalls)[Name]['send']>>
export type MasterCard = Answer<'getList'>['masterList'][number]
export type Master = Answer<'getMaster'>
export type Room = NonNullable<Master['room']>
export type RoomNotice = Answer<'getNotices'>['noticeList'][number]
export type RoomDayRow = Room['dayList'][number]
export type Work = Answer<'getScenarios'>['scenarioList'][number]
export type GivenTitle = Answer<'getTitles'>['titleList'][number]
export type RoomPost = Answer<'getPosts'>['postList'][number]
export type OwnRoom = Answer<'getOwn'>
export type MasterCall = Awaited<ReturnType<typeof masterCallCalls.getList.send>>['callList'][number]

/** Word that stands for all worlds in the place of a world's id. */
export const ALL_WORLDS = 'all'
const kept = { kept: true }
const pageOf = (page: number, perPage: number) => ({ pageStart: page, perPage })

export interface MasterListPlace {
  /** undefined for all worlds */
  world?: string | undefined
  keyword: string
  page: number
}

export const masterRoomQueries = {
  list: ({ world, keyword, page }: MasterListPlace, perPage = MASTER_PAGE_SIZE) =>
    readQuery(
      masterRoomCalls.getList,
      { worldId: world ?? ALL_WORLDS, ...(keyword && { keyword }), ...pageOf(page, perPage) },
      kept,
    ),
  master: (masterId: string) => readQuery(masterRoomCalls.getMaster, { masterId }, kept),
  works: (masterId: string, group: WorkGroup, page: number) =>
    readQuery(masterRoomCalls.getScenarios, { masterId, group, ...pageOf(page, WORK_PAGE_SIZE) }, kept),
  titles: (masterId: string, page: number) =>
    readQuery(masterRoomCalls.getTitles, { masterId, ...pageOf(page, MASTER_PAGE_SIZE) }, kept),
  notices: (masterId: string, page: number) =>
    readQuery(masterRoomCalls.getNotices, { masterId, ...pageOf(page, WORK_PAGE_SIZE) }, kept),
  posts: (masterId: string, page: number) =>
    readQuery(masterRoomCalls.getPosts, { masterId, ...pageOf(page, ROOM_POST_PAGE_SIZE) }, kept),
  followedIds: () => readQuery(masterRoomCalls.getFollowedIds, {}, kept),
  followed: (page: number) => readQuery(masterRoomCalls.getFollowed, pageOf(page, MASTER_PAGE_SIZE), kept),
  own: () => readQuery(masterRoomCalls.getOwn, {}, kept),
  ownNotices: (page: number) => readQuery(masterRoomCalls.getOwnNotices, pageOf(page, WORK_PAGE_SIZE), kept),
}

export const masterCallQueries = {
  list: () => readQuery(masterCallCalls.getList, {}, kept),
}
