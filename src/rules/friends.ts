// Limits and messages of friends of characters, and of the characters that users follow.
import type { CharacterTab, FriendSort, FriendState } from './friend-address.ts'

/** Limit of the one line about a friend, by the validator's count (rules §3). */
export const RELATION_MAX = 40

export const FRIEND_PAGE_SIZE = 20
export const FOLLOW_PAGE_SIZE = 20
export const CHANGE_PAGE_SIZE = 20
export const HISTORY_PAGE_SIZE = 10

/** Most friends and requests of one character together, and most characters that one user follows. */
export const MOST_RELATIONS = 1_000
export const MOST_FOLLOWED = 1_000

/** Number from which followers are not counted exactly but shown as 999+. */
export const MOST_COUNTED = 1_000

export const friendStateLabels: Record<FriendState, string> = {
  friend: 'フレンド',
  invited: '届いた申請',
  asked: '送った申請',
}

export const friendSortLabels: Record<FriendSort, string> = {
  new: '新しい順',
  kana: '名前順',
  level: 'レベル順',
}

export const characterTabLabels: Record<CharacterTab, string> = {
  profile: 'プロフィール',
  worn: '装備',
  history: '履歴',
  changes: '能力の変化',
  friends: 'フレンド',
}

/** Number of a character's followers, in words. */
export const followerText = (count: number): string =>
  count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(Math.max(0, count))
