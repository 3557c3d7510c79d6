// Masters' communities (マスターコミュニティ): of each world a handbook that the office writes, boards with threads, and one room to chat
// in, for the masters of the world and the office alone. Limits of texts and numbers, faults. Forms and server ask here.
import type { StaffDeskTab, StaffSearchKind, StaffThreadList } from './master-community-address.ts'
import { lengthCount } from './text/count.ts'
import { textFaultsOf } from './text-faults.ts'

export const staffDeskTabLabels: Record<StaffDeskTab, string> = {
  pages: 'ページ',
  boards: '掲示板',
  members: 'メンバー',
  npcs: 'NPC',
}
export const staffThreadListLabels: Record<StaffThreadList, string> = {
  all: 'すべて',
  open: '未解決',
  solved: '解決済み',
}
export const staffSearchKindLabels: Record<StaffSearchKind, string> = {
  page: 'ハンドブック',
  thread: '掲示板',
  chat: 'チャット',
}

/** Those who may delete a post. */
export const STAFF_POST_REMOVERS = ['writer', 'office'] as const
export type StaffPostRemover = (typeof STAFF_POST_REMOVERS)[number]

/** Voices of a talk: a master of the world, or the office. */
export const STAFF_VOICES = ['MS', 'office'] as const

/** Most characters, by the count of limited fields (rules §3). */
export const STAFF_MOST = {
  pageTitle: 40,
  pageBody: 20_000,
  boardName: 20,
  boardLine: 60,
  threadTitle: 40,
  post: 2_000,
} as const
/** Hard limit in UTF-16 units: far above every limit, so that a text that is too long gets a refusal that says so. */
export const STAFF_TEXT_MOST = 100_000

export const HANDBOOK_PAGES_MOST = 100
export const STAFF_BOARDS_MOST = 30
export const STAFF_PINS_MOST = 10

export const STAFF_THREADS_SIZE = 20
export const STAFF_POSTS_SIZE = 30
export const STAFF_POSTS_MOST = 60
export const STAFF_SEARCH_SIZE = 20
/** Time in which a post may be changed by its writer. */
export const STAFF_POST_EDIT_MS = 5 * 60_000
/** Letters of the post that is answered, as the answer shows it, and of a line found by a search. */
export const STAFF_FIRST_LINE = 40
export const STAFF_FOUND_LINE = 80

type Labelled = 'pageTitle' | 'pageBody' | 'boardName' | 'boardLine' | 'threadTitle'

export const staffLabels: Record<Labelled, string> = {
  pageTitle: '題名',
  pageBody: '本文',
  boardName: '掲示板の名前',
  boardLine: '説明',
  threadTitle: 'スレッドの題名',
}

/** Faults of some of the fields, as their form shows them. */
export const staffFaults = /* @__PURE__ */ textFaultsOf({
  labels: staffLabels,
  most: STAFF_MOST,
  needed: ['pageTitle', 'pageBody', 'boardName', 'threadTitle'],
})

export const staffPostFault = (body: string): 'STAFF_POST_EMPTY' | 'STAFF_POST_TOO_LONG' | null =>
  body.trim() === '' ? 'STAFF_POST_EMPTY' : lengthCount(body) > STAFF_MOST.post ? 'STAFF_POST_TOO_LONG' : null

export const canEditStaffPost = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < STAFF_POST_EDIT_MS
