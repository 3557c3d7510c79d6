// Addresses of the masters' community of a world with what may stand in them, and the topic that open screens of a talk follow.
// Without labels, because every first visit loads it.

export const masterCommunityAddress = (worldId: string): string => `/masterCommunity/${worldId}`

export const handbookAddress = (worldId: string, pageId: number): string =>
  `${masterCommunityAddress(worldId)}/page/${pageId}`

export const staffBoardAddress = (worldId: string, boardId: number): string =>
  `${masterCommunityAddress(worldId)}/bbs/${boardId}`

/** Address of a talk: of a thread of a board, or of the world's chat. */
export const staffTalkAddress = (worldId: string, boardId: number | null, talkId: number): string =>
  boardId === null ? `${masterCommunityAddress(worldId)}/chat` : `${staffBoardAddress(worldId, boardId)}/${talkId}`

/** Tabs of the desk, by their numbers in the address from 1. */
export const STAFF_DESK_TABS = ['pages', 'boards', 'members', 'npcs'] as const
export type StaffDeskTab = (typeof STAFF_DESK_TABS)[number]

/** Threads of a board by whether they are solved. */
export const STAFF_THREAD_LISTS = ['all', 'open', 'solved'] as const
export type StaffThreadList = (typeof STAFF_THREAD_LISTS)[number]

/** Places that are searched. */
export const STAFF_SEARCH_KINDS = ['page', 'thread', 'chat'] as const
export type StaffSearchKind = (typeof STAFF_SEARCH_KINDS)[number]

/** Most characters of the words of a search. */
export const STAFF_KEYWORD_MAX = 40

export const STAFF_TOPIC = 'staffTalk'
export const staffTopic = (talkId: number): string => `${STAFF_TOPIC}:${talkId}`

/** Talk of a topic, from what stands behind its kind; null for anything else. */
export const talkOfTopic = (rest: string): number | null => (/^\d{1,15}$/.test(rest) ? Number(rest) : null)
