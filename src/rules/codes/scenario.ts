// Codes of scenarios and novels (codes.tsv; doc3 §§1, 3, 4). The names describe the states of a scenario, the numbers
// are those of the older request list; no table translates one into the other (G23, G24).
import type { CodeOf } from './code-of.ts'

export const scenarioType = {
  normal: 'Normal',
  react: 'React',
  omnibus: 'Omnibus',
  requestScenario: 'RequestScenario',
} as const
export type ScenarioType = CodeOf<typeof scenarioType>

export const scenarioStatusName = {
  beforeRelease: 'BeforeRelease',
  released: 'Released',
  writing: 'Writing',
  replayCompleted: 'ReplayCompleted',
  cancel: 'Cancel',
} as const
export type ScenarioStatusName = CodeOf<typeof scenarioStatusName>

/** The code is also the index in select lists. */
export const difficulty = { easy: 0, normal: 1, hard: 2, veryHard: 3 } as const
export type Difficulty = CodeOf<typeof difficulty>

/** The code is also the index in select lists. */
export const reward = { none: 0, low: 1, normal: 2, high: 3 } as const
export type Reward = CodeOf<typeof reward>

/** Length of the replay; a decisive battle cannot be ordered (G17). */
export const textType = { normal: 'Normal', middle: 'Middle', long: 'Long', decisiveBattle: 'DecisiveBattle' } as const
export type TextType = CodeOf<typeof textType>

export const scenarioRequestStatus = {
  reservation: 1,
  lottery: 2,
  recruiting: 3,
  consultation: 4,
  resolving: 5,
  completed: 6,
  priority: 7,
  notEstablished: 8,
  submitted: 9,
  rejected: 10,
  awaitingPublication: 11,
  late: 12,
} as const
export type ScenarioRequestStatus = CodeOf<typeof scenarioRequestStatus>

/** Forms of scenarios: scenarioType in the older request list. */
export const scenarioKind = { short: 1, event: 2, battle: 3, series: 4 } as const
export type ScenarioKind = CodeOf<typeof scenarioKind>

/** Kinds of novels; groups of characters and groups of worlds have one label (G25). */
export const novelKind = { character: 30, characterGroup: 31, world: 32, worldGroup: 33, theme: 34 } as const
export type NovelKind = CodeOf<typeof novelKind>

/** Only this type of distribution is used. */
export const distributionType = { link: 0 } as const
