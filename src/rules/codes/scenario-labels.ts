// Labels of the codes of scenarios and novels, apart from the codes: addresses need those alone.
import type {
  Difficulty,
  NovelKind,
  Reward,
  ScenarioKind,
  ScenarioRequestStatus,
  ScenarioStatusName,
  ScenarioType,
  TextType,
} from './scenario.ts'

export const scenarioTypeLabels: Record<ScenarioType, string> = {
  Normal: 'ノーマル',
  React: 'リアクト',
  Omnibus: 'オムニバス',
  RequestScenario: 'リクエスト',
}
export const scenarioStatusNameLabels: Record<ScenarioStatusName, string> = {
  BeforeRelease: '公開前',
  Released: '公開中',
  Writing: '執筆中',
  ReplayCompleted: 'リプレイ公開',
  Cancel: '中止',
}
export const difficultyLabels: Record<Difficulty, string> = { 0: '易しい', 1: '普通', 2: '難しい', 3: 'とても難しい' }
export const rewardLabels: Record<Reward, string> = { 0: 'なし', 1: '少なめ', 2: '普通', 3: '多め' }
export const textTypeLabels: Record<TextType, string> = {
  Normal: 'ノーマル',
  Middle: 'ミドル',
  Long: 'ロング',
  DecisiveBattle: '決戦',
}
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
export const scenarioKindLabels: Record<ScenarioKind, string> = {
  1: 'ショート',
  2: 'イベント',
  3: 'バトル',
  4: 'シリーズ',
}
export const novelKindLabels: Record<NovelKind, string> = {
  30: 'キャラクターノベル',
  31: 'グループノベル',
  32: 'ワールドノベル',
  33: 'グループノベル',
  34: 'テーマノベル',
}
