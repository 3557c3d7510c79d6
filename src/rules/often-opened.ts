// Screens that are opened most, with their weights beside 1 for each of the two hundred others: what they need lies in fewer and
// smaller files, and their parts are loaded before a tap that leads there, at the cost of screens that are opened once a week.
export const OFTEN_OPENED: readonly [path: string, weight: number][] = [
  ['/', 360],
  ['/world/$worldId', 360],
  ['/world/$worldId/character/$characterId', 180],
  ['/world/$worldId/scenario/$scenarioId/$phase', 180],
  ['/world/$worldId/tweet', 90],
  ['/world/$worldId/scenario/$scenarioId/$phase/playing', 90],
  ['/world/$worldId/itemSynth', 180],
  ['/world/$worldId/sobiItemSettings', 180],
  ['/myPage', 60],
  ['/master/$masterId', 30],
]
