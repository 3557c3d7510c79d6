// Parts of a later chapter in the form of an opening: as the server has them, as they are typed, as they are sent.

import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { APPEND_MOST, type Append, appendFaults, FIRST_BACK_HOURS, NO_APPEND } from '#rules/scenario/append.ts'
import { SCENARIO_RESULTS, type ScenarioResult } from '#rules/scenario/replay.ts'
import { MOST_PHASES, parseScenarioId } from '#rules/scenario-ids.ts'

export type FirstBackHours = (typeof FIRST_BACK_HOURS)[number]
/** Row of an awaited result. `id` tells rows of the form apart; the numbers are as they are typed. */
export type AwaitedRow = { id: number; scenarioId: string; phase: string; atLeast: ScenarioResult | '' }
export type AppendFields = {
  happened: string
  firstBackHours: FirstBackHours
  awaited: readonly AwaitedRow[]
  /** Value of a field of date and time, on a clock in Japan; '' for none. */
  waitUntil: string
}

export const emptyAppend: AppendFields = { happened: '', firstBackHours: 0, awaited: [], waitUntil: '' }

export const appendFieldsOf = ({ happened, firstBackHours, awaitedList, waitUntil }: Append): AppendFields => ({
  happened,
  firstBackHours: FIRST_BACK_HOURS.find(hours => hours === firstBackHours) ?? 0,
  awaited: awaitedList.map(({ scenarioId, phase, atLeast }, id) => ({
    ...{ id, scenarioId: String(scenarioId), phase: String(phase), atLeast: atLeast ?? '' },
  })),
  waitUntil: toJapanField(waitUntil),
})

const plain = (typed: string): string => typed.normalize('NFKC').trim()
const phaseOf = (typed: string): number => (/^[1-9]\d?$/.test(plain(typed)) ? Number(plain(typed)) : 0)

/** Rows that say something. */
const filled = (rows: readonly AwaitedRow[]) => rows.filter(({ scenarioId }) => plain(scenarioId) !== '')

export const appendOf = ({
  happened,
  firstBackHours,
  awaited,
  waitUntil,
}: AppendFields): Append & { firstBackHours: FirstBackHours } => ({
  happened,
  firstBackHours,
  awaitedList: filled(awaited).map(({ scenarioId, phase, atLeast }) => ({
    scenarioId: parseScenarioId(plain(scenarioId)) ?? 0,
    phase: phaseOf(phase),
    atLeast: atLeast === '' ? null : atLeast,
  })),
  waitUntil: filled(awaited).length === 0 ? null : fromJapanField(waitUntil),
})

/** Faults by field. @param now 0: whether the last day has passed is not asked */
export function appendFieldFaults(fields: AppendFields, now: number) {
  const { happened, awaited, waitUntil } = appendFaults(appendOf(fields), now)
  const isWrong = appendOf(fields).awaitedList.some(
    ({ scenarioId, phase }) => scenarioId < 1 || phase < 1 || phase > MOST_PHASES,
  )
  return { happened, awaited: isWrong ? '待つシナリオの番号と章を、数字で入力してください。' : awaited, waitUntil }
}

export function awaitedRowOf({ scenarioId, phase, atLeast }: Record<string, unknown>, id: number): AwaitedRow {
  return {
    id,
    scenarioId: typeof scenarioId === 'string' ? scenarioId : '',
    phase: typeof phase === 'string' ? phase : '1',
    atLeast: SCENARIO_RESULTS.find(result => result === atLeast) ?? '',
  }
}

export { APPEND_MOST, FIRST_BACK_HOURS, NO_APPEND }
