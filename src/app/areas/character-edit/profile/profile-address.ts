// Tabs of the form as addresses name them; without the words for them, which only the screen loads.
const tabs = ['basic', 'settings', 'tone', 'picture', 'frame'] as const
export type ProfileTab = (typeof tabs)[number]

export const parseProfileTab = (value: unknown): ProfileTab => tabs.find(tab => tab === value) ?? tabs[0]
