// Conditions for who may join, in words: the page of a scenario and the form of its opening say the same.
import type { CONDITION_KINDS } from './opening.ts'

export type ConditionKind = (typeof CONDITION_KINDS)[number]

/** The kinds as a form offers them. */
export const conditionKindLabels: Record<ConditionKind, string> = {
  levelFrom: 'レベル（から）',
  levelTo: 'レベル（まで）',
  race: '種族',
  class: 'クラス',
  joined: '前のシナリオの参加者',
}

/** @param name of the race, class or scenario that the value is the id of; null where it is not known */
export function conditionWords({ kind, value }: { kind: ConditionKind; value: string }, name: string | null): string {
  if (kind === 'levelFrom') return `レベル${value}以上`
  if (kind === 'levelTo') return `レベル${value}以下`
  if (kind === 'joined') return `「${name ?? '前のシナリオ'}」の参加者`
  return `${conditionKindLabels[kind]}：${name ?? '不明'}`
}
