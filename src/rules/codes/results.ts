// Results of scenarios (codes.tsv; doc3 §3).
import type { CodeOf } from './code-of.ts'

export const scenarioResult = {
  notYet: 'NotYet',
  greatSuccess: 'GreatSuccess',
  success: 'Success',
  normal: 'Normal',
  failure: 'Failure',
  greatFailure: 'GreatFailure',
} as const
export type ScenarioResult = CodeOf<typeof scenarioResult>
export const scenarioResultLabels: Record<ScenarioResult, string> = {
  NotYet: '未判定',
  GreatSuccess: '大成功',
  Success: '成功',
  Normal: '普通',
  Failure: '失敗',
  GreatFailure: '大失敗',
}

/** Results that a master may choose: all but NotYet. */
export const selectableScenarioResults = Object.values(scenarioResult).filter(
  result => result !== scenarioResult.notYet,
)
