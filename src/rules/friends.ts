// Friends of characters, and the characters users follow.

/** What one says of a friend in one line, in the validator's count (rules.md §3). */
export const RELATION_MAX = 40

export const FRIEND_PAGE_SIZE = 20
export const FOLLOW_PAGE_SIZE = 20
export const CHANGE_PAGE_SIZE = 20

/** Friends and requests of one character together; characters one user follows. */
export const MOST_RELATIONS = 1_000
export const MOST_FOLLOWED = 1_000

/** Followers are counted up to here, and shown as 999+ from there on. */
export const MOST_COUNTED = 1_000

/** How a character stands to another: a friend, asked by it, waiting for its answer. */
export const friendStates = ['friend', 'invited', 'asked'] as const
export type FriendState = (typeof friendStates)[number]

export const friendStateLabels: Record<FriendState, string> = {
  friend: 'フレンド',
  invited: '届いた申請',
  asked: '送った申請',
}

export const friendSorts = ['new', 'kana', 'level'] as const
export type FriendSort = (typeof friendSorts)[number]

export const friendSortLabels: Record<FriendSort, string> = {
  new: '新しい順',
  kana: '名前順',
  level: 'レベル順',
}

/** A state or an order of an address; anything else is the first. */
export const parseFriendState = (value: unknown): FriendState =>
  friendStates.find(state => state === value) ?? friendStates[0]
export const parseFriendSort = (value: unknown): FriendSort =>
  friendSorts.find(sort => sort === value) ?? friendSorts[0]

/** Tabs of a character's page. */
export const characterTabs = ['profile', 'worn', 'history', 'friends'] as const
export type CharacterTab = (typeof characterTabs)[number]

export const characterTabLabels: Record<CharacterTab, string> = {
  profile: 'プロフィール',
  worn: '装備',
  history: '履歴',
  friends: 'フレンド',
}

export const parseCharacterTab = (value: unknown): CharacterTab =>
  characterTabs.find(tab => tab === value) ?? characterTabs[0]

/** How many follow a character, in words. */
export const followerText = (count: number): string =>
  count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(Math.max(0, count))
