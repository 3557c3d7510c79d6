// Codes of scenarios and novels (codes.tsv; doc3 §§1, 3, 4). Names are of the scenarios' life, numbers of the older request
// list; no table translates one into the other (G23, G24).
import type { CodeOf } from './code-of.ts'

export const scenarioType = {
  normal: 'Normal',
  react: 'React',
  omnibus: 'Omnibus',
  requestScenario: 'RequestScenario',
} as const
export type ScenarioType = CodeOf<typeof scenarioType>
export const scenarioTypeLabels: Record<ScenarioType, string> = {
  Normal: 'ノーマル',
  React: 'リアクト',
  Omnibus: 'オムニバス',
  RequestScenario: 'リクエスト',
}

export const scenarioStatusName = {
  beforeRelease: 'BeforeRelease',
  released: 'Released',
  writing: 'Writing',
  replayCompleted: 'ReplayCompleted',
  cancel: 'Cancel',
} as const
export type ScenarioStatusName = CodeOf<typeof scenarioStatusName>
export const scenarioStatusNameLabels: Record<ScenarioStatusName, string> = {
  BeforeRelease: '公開前',
  Released: '公開中',
  Writing: '執筆中',
  ReplayCompleted: 'リプレイ公開',
  Cancel: '中止',
}

/** Also the index in select lists. */
export const difficulty = { easy: 0, normal: 1, hard: 2, veryHard: 3 } as const
export type Difficulty = CodeOf<typeof difficulty>
export const difficultyLabels: Record<Difficulty, string> = { 0: '易しい', 1: '普通', 2: '難しい', 3: 'とても難しい' }

/** Also the index in select lists. */
export const reward = { none: 0, low: 1, normal: 2, high: 3 } as const
export type Reward = CodeOf<typeof reward>
export const rewardLabels: Record<Reward, string> = { 0: 'なし', 1: '少なめ', 2: '普通', 3: '多め' }

/** How long the replay is; a decisive battle cannot be ordered (G17). */
export const textType = { normal: 'Normal', middle: 'Middle', long: 'Long', decisiveBattle: 'DecisiveBattle' } as const
export type TextType = CodeOf<typeof textType>
export const textTypeLabels: Record<TextType, string> = {
  Normal: 'ノーマル',
  Middle: 'ミドル',
  Long: 'ロング',
  DecisiveBattle: '決戦',
}

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
export const scenarioRequestStatusLabels: Record<ScenarioRequestStatus, string> = {
  1: '予約受付中',
  2: '抽選中',
  3: '参加者募集中',
  4: '相談中',
  5: '執筆中',
  6: '完了',
  7: '優先参加期間',
  8: '不成立',
  9: '提出済み',
  10: '差し戻し',
  11: '公開待ち',
  12: '遅延中',
}

/** scenarioType of the older request list. */
export const scenarioKind = { short: 1, event: 2, battle: 3, series: 4 } as const
export type ScenarioKind = CodeOf<typeof scenarioKind>
export const scenarioKindLabels: Record<ScenarioKind, string> = {
  1: 'ショート',
  2: 'イベント',
  3: 'バトル',
  4: 'シリーズ',
}

/** Of characters' and of worlds' groups, with one label for both (G25). */
export const novelKind = { character: 30, characterGroup: 31, world: 32, worldGroup: 33, theme: 34 } as const
export type NovelKind = CodeOf<typeof novelKind>
export const novelKindLabels: Record<NovelKind, string> = {
  30: 'キャラクターノベル',
  31: 'グループノベル',
  32: 'ワールドノベル',
  33: 'グループノベル',
  34: 'テーマノベル',
}

/** Only this type of distribution is used. */
export const distributionType = { link: 0 } as const
