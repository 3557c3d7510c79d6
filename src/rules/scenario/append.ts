// The next chapter of a scenario beside its opening: the story until then, who may come back first, and the results of other
// scenarios that it waits for. Form and server ask here.
import { lengthCount } from '../text/count.ts'
import { SCENARIO_RESULTS, type ScenarioResult, scenarioResultLabels } from './replay.ts'
import type { ScenarioState } from './states.ts'

export const APPEND_MOST = { happened: 2_000, awaited: 5 } as const
/** Hours for characters of the chapters before, from which a master chooses; 0: nobody comes first. */
export const FIRST_BACK_HOURS = [0, 6, 12, 24, 48] as const
/** Most days from now on which awaited results may come. */
export const WAITS_WITHIN_DAYS = 120

/** States of the chapter before in which the next one may be begun. */
export const APPENDABLE: readonly ScenarioState[] = ['resolving', 'late', 'completed']

/** A phase whose result a chapter waits for. */
export interface Awaited {
  scenarioId: number
  phase: number
  /** The least result; null: any. */
  atLeast: ScenarioResult | null
}

export interface Append {
  happened: string
  firstBackHours: number
  awaitedList: Awaited[]
  /** ISO 8601; null: without an end. */
  waitUntil: string | null
}

export const NO_APPEND: Append = { happened: '', firstBackHours: 0, awaitedList: [], waitUntil: null }

export type AppendErrors = Partial<Record<'happened' | 'awaited' | 'waitUntil', string>>

/** Faults for which the parts of a chapter cannot be saved. @param now 0: whether the last day has passed is not asked */
export function appendFaults({ happened, awaitedList, waitUntil }: Append, now: number): AppendErrors {
  const errors: AppendErrors = {}
  if (lengthCount(happened) > APPEND_MOST.happened) {
    errors.happened = `これまでの物語は${APPEND_MOST.happened.toLocaleString('ja-JP')}文字以内で入力してください。`
  }
  const keys = awaitedList.map(({ scenarioId, phase }) => `${scenarioId}:${phase}`)
  if (awaitedList.length > APPEND_MOST.awaited) errors.awaited = `待つ結果は${APPEND_MOST.awaited}件までです。`
  else if (new Set(keys).size < keys.length) errors.awaited = '同じ結果が2回入っています。'
  if (now > 0 && waitUntil !== null) {
    const until = Date.parse(waitUntil)
    if (Number.isNaN(until) || until <= now) errors.waitUntil = '待つ期限は、いまより後にしてください。'
    else if (until > now + WAITS_WITHIN_DAYS * 86_400_000) {
      errors.waitUntil = `待つ期限は、${WAITS_WITHIN_DAYS}日以内にしてください。`
    }
  }
  return errors
}

/** Whether a result is at least as good as the one that is asked for. */
export const isAtLeast = (result: ScenarioResult, atLeast: ScenarioResult | null): boolean =>
  atLeast === null || SCENARIO_RESULTS.indexOf(result) <= SCENARIO_RESULTS.indexOf(atLeast)

/** 「大成功」以上 … of an awaited result. */
export const awaitedWords = (atLeast: ScenarioResult | null): string =>
  atLeast === null || atLeast === 'GreatFailure' ? '結果が出る' : `「${scenarioResultLabels[atLeast]}」以上になる`

/** Standing of a chapter towards the results it waits for, each null until its replay is published. */
export function standingOf(
  awaited: readonly { atLeast: ScenarioResult | null; result: ScenarioResult | null }[],
): 'waiting' | 'met' | 'missed' {
  if (awaited.some(({ result, atLeast }) => result !== null && !isAtLeast(result, atLeast))) return 'missed'
  return awaited.every(({ result }) => result !== null) ? 'met' : 'waiting'
}

/** Time until which characters of the chapters before alone may come; null when there is none. */
export const firstBackUntil = (publishedAt: Date | null, hours: number): Date | null =>
  publishedAt === null || hours === 0 ? null : new Date(publishedAt.getTime() + hours * 3_600_000)
