// Address of the desk of the own room, by its tab.

export const deskTabs = ['room', 'notices', 'days', 'board'] as const
export type DeskTab = (typeof deskTabs)[number]
export type RoomDeskSearch = { tab: DeskTab; page: number; draft?: string | undefined }
