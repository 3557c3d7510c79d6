// Texts of masters' communities, in lists of drafts: a page of the handbook, the first post of a thread, posts.
import { BookOpenText, MessagesSquare } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { NEW_PAGE } from './address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    handbookPage: DraftPlace
    staffThread: DraftPlace
    staffPost: DraftPlace
  }
}

export const HANDBOOK_PLACE = 'handbookPage'
export const STAFF_THREAD_PLACE = 'staffThread'
export const STAFF_POST_PLACE = 'staffPost'

/** A talk of a world: a thread of a board, or without a board the chat. */
export type TalkOf = { worldId: string; boardId: number | null; talkId: number }

/** Targets name the world first, whose id has no colon. */
export const handbookTarget = (worldId: string, pageId: number | null): string => `${worldId}:${pageId ?? NEW_PAGE}`
export const staffThreadTarget = (worldId: string, boardId: number): string => `${worldId}:${boardId}`
export const staffPostTarget = ({ worldId, boardId, talkId }: TalkOf): string =>
  boardId === null ? `${worldId}:chat` : `${worldId}:${boardId}:${talkId}`
export const staffEditTarget = (of: TalkOf, postId: number): string => `${staffPostTarget(of)}:post${postId}`

const partsOf = (target: string): string[] => target.split(':').map(encodeURIComponent)

export const handbookPlace: DraftPlace = {
  label: 'ハンドブックのページ',
  icon: BookOpenText,
  path: target => {
    const [worldId = '', page = ''] = partsOf(target)
    return `/masterCommunity/${worldId}/admin/1?handbook=${page}`
  },
}
export const staffThreadPlace: DraftPlace = {
  label: 'マスターの掲示板の新しいスレッド',
  icon: MessagesSquare,
  path: target => {
    const [worldId = '', boardId = ''] = partsOf(target)
    return `/masterCommunity/${worldId}/bbs/${boardId}?write=true`
  },
}
export const staffPostPlace: DraftPlace = {
  label: 'マスターコミュニティの発言',
  icon: MessagesSquare,
  path: target => {
    const [worldId = '', boardId = '', talkId = ''] = partsOf(target)
    return boardId === 'chat'
      ? `/masterCommunity/${worldId}/chat`
      : `/masterCommunity/${worldId}/bbs/${boardId}/${talkId}`
  },
}
