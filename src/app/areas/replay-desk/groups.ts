// Groups of a master's replays, and where their list begins.
export const replayGroups = ['writing', 'over'] as const
export type ReplayGroup = (typeof replayGroups)[number]
export type ReplayListAddress = { group: ReplayGroup; page: number }
export const firstReplayList: ReplayListAddress = { group: 'writing', page: 1 }
