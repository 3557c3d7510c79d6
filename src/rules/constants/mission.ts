// Numbers of the mission screen (constants.tsv; doc2 §§2, 4, 9). The counts of tabs and rows of page links, the first page and the number
// without any reward follow from how the screen is built.

export const missionTabs = 3
export const missionPaginators = 2
export const missionPageLinks = 7
export const missionPageSize = 10
/** First page: after a change of the tab or the world, and of an empty list. */
export const missionPageReset = 1
export const missionResultDialogWidth = 400
export const missionCharacterDialogWidth = 500
/** Number of LP rewards for which the button that receives all of them is disabled. */
export const lpRewardCountDisabled = 0
