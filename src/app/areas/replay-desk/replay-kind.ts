// The form of a replay: its body is the long text; results, rewards and private parts are its fields.
import { type FormKind, type Ground, isRaw, type Raw } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import {
  type CastResult,
  PARTS_MOST,
  type PrivatePart,
  type Replay,
  replayErrors,
  replayFaults,
  SCENARIO_RESULTS,
  type ScenarioResult,
  scenarioResultLabels,
} from '#rules/scenario/replay.ts'
import type { ReplayDesk } from './queries.ts'

export type ReplayFields = {
  title: string
  result: ScenarioResult | null
  castList: readonly CastResult[]
  partList: readonly PrivatePart[]
}
export interface ReplayJudged {
  cast: ReadonlySet<number>
  /** Whether it is judged for being handed in, when nothing may be missing. */
  isWhole: boolean
}

export type ReplayForm = Form<ReplayFields, ReplayJudged, Ground<ReplayFields>>

export const replayOf = ({ result, castList, partList }: ReplayFields, body: string): Replay => ({
  ...{ body, result, castList, partList },
})

export const groundOf = ({
  card,
  replay,
  version,
}: Pick<ReplayDesk, 'card' | 'replay' | 'version'>): Ground<ReplayFields> => ({
  fields: {
    title: card.scenarioTitle,
    ...{ result: replay.result, castList: replay.castList, partList: replay.partList },
  },
  text: replay.body,
  version,
})

const faultsOf = (fields: ReplayFields, text: string, { cast, isWhole }: ReplayJudged) => {
  const found = (isWhole ? replayErrors : replayFaults)(replayOf(fields, text), cast)
  return { text: found.body, result: found.result, castList: found.castList, partList: found.partList }
}

export const replayKind: FormKind<ReplayFields, ReplayJudged> = {
  what: 'リプレイ',
  text: '本文',
  title: ({ title }) => title,
  faults: faultsOf,
  table: {
    // The title is shown where two versions are compared; it is not changed here.
    title: { label: '題名', empty: '', read: (_, otherwise) => otherwise, counts: () => null },
    result: {
      ...{ label: '全体の結果', empty: null, read: raw => SCENARIO_RESULTS.find(result => result === raw) ?? null },
      words: ({ result }) => result && `結果 ${scenarioResultLabels[result]}`,
    },
    castList: {
      ...{ label: '参加者の結果と報酬', empty: [], read: listOf(resultOf) },
      // Results are compared with their properties in one order, which JSON from the database does not keep.
      counts: ({ castList }) => castList.map(one => resultOf({ ...one })),
      words: ({ castList }) => `結果が決まった人 ${castList.filter(({ result }) => result !== null).length}`,
    },
    partList: {
      ...{ label: '限定公開', empty: [], read: listOf(partOf) },
      counts: ({ partList }) => partList.map(part => partOf({ ...part })),
      words: ({ partList }) => partList.length > 0 && `限定公開 ${partList.length}`,
    },
  },
}

function listOf<One>(read: (raw: Raw) => One | null) {
  return (raw: unknown, otherwise: readonly One[]): readonly One[] =>
    Array.isArray(raw)
      ? raw.slice(0, 3 * PARTS_MOST).flatMap(one => {
          const known = isRaw(one) ? read(one) : null
          return known === null ? [] : [known]
        })
      : otherwise
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0)
const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(numberOf).filter(id => id > 0) : [])
const itemsOf = (value: unknown): { itemCode: string; count: number }[] =>
  Array.isArray(value)
    ? value.flatMap(one =>
        isRaw(one) && typeof one.itemCode === 'string' ? [{ itemCode: one.itemCode, count: numberOf(one.count) }] : [],
      )
    : []

function resultOf(raw: Raw): CastResult | null {
  const entryId = numberOf(raw.entryId)
  if (entryId < 1) return null
  return {
    entryId,
    result: SCENARIO_RESULTS.find(result => result === raw.result) ?? null,
    ...{ experience: numberOf(raw.experience), money: numberOf(raw.money) },
    ...{ items: itemsOf(raw.items), deletedItems: itemsOf(raw.deletedItems) },
    title: typeof raw.title === 'string' ? raw.title : '',
    mvpReason: typeof raw.mvpReason === 'string' ? raw.mvpReason : null,
  }
}

function partOf(raw: Raw): PrivatePart {
  return { body: typeof raw.body === 'string' ? raw.body : '', entryIds: idsOf(raw.entryIds) }
}
