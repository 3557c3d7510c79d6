// Numbers of scenarios, orders and note tags (constants.tsv; doc3 §§3, 4, 7, 9). The bounds of codes and the counts of prices follow from
// tables and ranges, and a test compares both; the paths of the contract and the fields of an order hold the version and the two
// related scenarios.

export const scenarioIdDigits = 10
export const scenarioOpeningApiVersion = 'v2'

export const difficultyIndexMin = 0
export const difficultyIndexMax = 3
export const rewardIndexMin = 0
export const rewardIndexMax = 3
export const relatedScenarioMax = 2
export const novelKindMin = 30
export const novelKindMax = 34

export const orderCoinStep = 100
export const orderCoinNormalMin = 1300
export const orderCoinNormalMax = 2600
export const orderCoinNormalCount = 14
export const orderCoinMiddleMin = 1800
export const orderCoinMiddleMax = 3600
export const orderCoinMiddleCount = 19
export const orderCoinLongMin = 2300
export const orderCoinLongMax = 4600
export const orderCoinLongCount = 24

/** Wait between the unlinking of a tag and the next reading of the list. */
export const noteTagUnlinkReloadMs = 500
