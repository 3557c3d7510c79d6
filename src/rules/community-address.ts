// Addresses of communities and of their threads with what may stand in them, and the topic that open screens of a thread follow. Without
// labels, because every first visit loads it.

/** Subjects by which communities are listed. */
export const COMMUNITY_CATEGORIES = ['story', 'adventure', 'daily', 'trade', 'study', 'art', 'other'] as const
export type CommunityCategory = (typeof COMMUNITY_CATEGORIES)[number]

/** Lists of a world's communities. */
export const COMMUNITY_LISTS = ['active', 'newest', 'recruiting'] as const
export type CommunityList = (typeof COMMUNITY_LISTS)[number]

/** Most characters of the words for the search of communities. */
export const COMMUNITY_KEYWORD_MAX = 40

export const communitiesAddress = (worldId: string): string => `/world/${worldId}/community`

export const communityAddress = (worldId: string, communityId: number): string =>
  `${communitiesAddress(worldId)}/${communityId}`

export const threadAddress = (worldId: string, communityId: number, threadId: number): string =>
  `${communityAddress(worldId, communityId)}/${threadId}`

/** Tabs of a community's page. */
export const COMMUNITY_TABS = ['threads', 'about', 'members'] as const
export type CommunityTab = (typeof COMMUNITY_TABS)[number]

export const THREAD_TOPIC = 'communityThread'
export const threadTopic = (threadId: number): string => `${THREAD_TOPIC}:${threadId}`

/** Thread of a topic, from what stands behind its kind; null for anything else. */
export const threadOfTopic = (rest: string): number | null => (/^\d{1,15}$/.test(rest) ? Number(rest) : null)
