// Numbers of the mission screen (constants.tsv; doc2 §§2, 4, 9).

export const missionTabs = 3
export const missionPaginators = 2
export const missionPageLinks = 7
export const missionPageSize = 10
/** Where another tab or world begins, and where an empty list is. */
export const missionPageReset = 1
export const missionResultDialogWidth = 400
export const missionCharacterDialogWidth = 500
/** With this many LP rewards there is nothing to receive at once. */
export const lpRewardCountDisabled = 0
