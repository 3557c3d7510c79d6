// Address of the followed: which list, and its page.

export const followLists = ['characters', 'masters', 'followers'] as const
export type FollowPlace = { list: (typeof followLists)[number]; page: number }
