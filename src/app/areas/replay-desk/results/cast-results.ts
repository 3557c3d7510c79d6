// Results and rewards of all participants as their form reads and changes them: those that nobody wrote yet are undecided, and
// each fault is found at the field that has it.
import { type CastResult, type Replay, replayErrors, replayFaults } from '#rules/scenario/replay.ts'

/** A participant as the forms show it. */
export interface CastFace {
  entryId: number
  character: { characterFullName: string; icon: string | null }
}

const undecided = (entryId: number): CastResult => ({
  ...{ entryId, result: null, experience: 0, money: 0, items: [], title: '', mvpReason: null, deletedItems: [] },
})

/** Results of all participants, in their order. */
export const allResults = (castList: readonly CastResult[], cast: readonly CastFace[]): CastResult[] =>
  cast.map(({ entryId }) => castList.find(one => one.entryId === entryId) ?? undecided(entryId))

const RESULT_FIELDS = ['experience', 'money', 'items', 'deletedItems', 'title', 'mvpReason'] as const
export type ResultFaults = Partial<Record<(typeof RESULT_FIELDS)[number] | 'result', string>>

const EMPTY: Replay = { body: '', result: null, castList: [], partList: [] }

/** Faults of one participant's results by field. @param isWhole whether it is judged as for being handed in */
export function resultFaults(one: CastResult, isWhole: boolean): ResultFaults {
  const { entryId } = one
  const judge = isWhole ? replayErrors : replayFaults
  const faults: ResultFaults = isWhole && one.result === null ? { result: '結果を選んでください。' } : {}
  for (const field of RESULT_FIELDS) {
    // Each field is judged with all others blank, so that a fault found belongs to this field.
    const alone: CastResult = { ...undecided(entryId), result: 'Normal', [field]: one[field] }
    const fault = judge({ ...EMPTY, castList: [alone] }, new Set([entryId])).castList
    if (fault) faults[field] = fault
  }
  return faults
}

export interface RewardSums {
  experience: number
  money: number
  /** Items with their numbers, in the order in which they are first given. */
  items: { itemCode: string; count: number }[]
  mvps: number
  /** Participants without a result. */
  open: number
}

/** Everything that a replay gives, added up. */
export function rewardSums(castList: readonly CastResult[]): RewardSums {
  const items = new Map<string, number>()
  for (const { itemCode, count } of castList.flatMap(one => one.items)) {
    items.set(itemCode, (items.get(itemCode) ?? 0) + count)
  }
  const sum = (of: (one: CastResult) => number): number => castList.reduce((total, one) => total + of(one), 0)
  return {
    experience: sum(one => one.experience),
    money: sum(one => one.money),
    items: [...items].map(([itemCode, count]) => ({ itemCode, count })),
    mvps: sum(one => Number(one.mvpReason !== null)),
    open: sum(one => Number(one.result === null)),
  }
}

/** Digits of either width as a number; null for anything else. */
export function typedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(',', '').trim()
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}
