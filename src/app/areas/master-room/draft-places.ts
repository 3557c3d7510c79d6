// Texts of a master's room, in lists of drafts.
import { DoorOpen, Megaphone, MessagesSquare } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    masterRoom: DraftPlace
    masterRoomNotice: DraftPlace
    masterRoomPost: DraftPlace
  }
}

export const ROOM_PLACE = 'masterRoom'
export const roomPlace: DraftPlace = {
  label: 'マスタールーム',
  icon: DoorOpen,
  path: () => '/myPage/scenario/masterRoom',
}

export const ROOM_NOTICE_PLACE = 'masterRoomNotice'
export const roomNoticePlace: DraftPlace = {
  label: 'マスタールームのお知らせ',
  icon: Megaphone,
  path: () => '/myPage/scenario/masterRoom?tab=notices',
}

/** Place of the draft of a post, whose target is the master of the board. */
export const ROOM_POST_PLACE = 'masterRoomPost'
export const roomPostPlace: DraftPlace = {
  label: 'マスタールームの掲示板',
  icon: MessagesSquare,
  path: target => `/master/${encodeURIComponent(target)}?tab=board`,
}
