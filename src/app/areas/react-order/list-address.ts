// Address of the catalogue of situations, apart from the others because guests open it first.

/** Situations that can be ordered now, or that could be once. */
export const reactTabs = ['current', 'past'] as const
export type ReactTab = (typeof reactTabs)[number]
export type ReactListAddress = { tab: ReactTab }
export const firstReacts: ReactListAddress = { tab: 'current' }
export const readReactList = (search: { tab?: unknown }): ReactListAddress => ({
  tab: reactTabs.find(tab => tab === search.tab) ?? firstReacts.tab,
})
