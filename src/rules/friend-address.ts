// Search parameters of the pages of friends and characters. Their labels stand elsewhere, because only those screens load them.

/** Relation of one character to another: a friend, asked by the other one, waiting for its answer. */
export const friendStates = ['friend', 'invited', 'asked'] as const
export type FriendState = (typeof friendStates)[number]

export const friendSorts = ['new', 'kana', 'level'] as const
export type FriendSort = (typeof friendSorts)[number]

/** State of the friends page from the address; the first one for any other value. */
export const parseFriendState = (value: unknown): FriendState =>
  friendStates.find(state => state === value) ?? friendStates[0]
export const parseFriendSort = (value: unknown): FriendSort =>
  friendSorts.find(sort => sort === value) ?? friendSorts[0]

/** Tabs of a character's page. */
export const characterTabs = ['profile', 'worn', 'history', 'changes', 'friends'] as const
export type CharacterTab = (typeof characterTabs)[number]

export const parseCharacterTab = (value: unknown): CharacterTab =>
  characterTabs.find(tab => tab === value) ?? characterTabs[0]
