// The form of a template of the office for orders (a situation, a frame of themes): the table of its fields beside its
// description, which is its long text. Fields that a kind does not have stay empty.
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { catchcopyField, counted, pictureField, relatedField, timeWords } from '#app/shared/form/fields.ts'
import { emptyOf, type FormKind, type Ground, oneOf, textOf } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { type TextType, textType } from '#rules/codes/scenario.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { fromJapanField, type Instant, toJapanField } from '#rules/dates.ts'
import { PLAN_LENGTHS, PLAN_MOST, type Plan, type PlanErrors } from '#rules/order/plan.ts'
import { ORDER_SEATS_MOST } from '#rules/order/prices.ts'
import { lengthCount } from '#rules/text/count.ts'

export interface PlanFields {
  title: string
  catchcopy: string
  guide: string
  picture: string | null
  textType: TextType
  seatsMost: number
  /** Values of fields of date and time, on a clock in Japan; empty: from now on, without an end. */
  openFrom: string
  openUntil: string
  related: readonly ShownCharacter[]
}
/** @property from beginning that stands while none is typed; null: now */
export type PlanJudged = { now: number; from: string | null }
export type PlanForm = Form<PlanFields, PlanJudged, Ground<PlanFields>>

interface PlanWords {
  /** シチュエーション */
  what: string
  /** label of the long text */
  text: string
  faults: (plan: Plan, now: number) => PlanErrors
}

const planOf = (fields: PlanFields, description: string, from: string | null): Plan => {
  const { title, catchcopy, guide, textType: length, seatsMost, openFrom, openUntil } = fields
  return {
    ...{ title, catchcopy, description, guide, textType: length, seatsMost },
    ...{ openFrom: fromJapanField(openFrom) ?? from, openUntil: fromJapanField(openUntil) },
  }
}

/** Fields as they are sent, beside what only one kind has. */
export const sentPlan = (fields: PlanFields, description: string) => {
  const { title, textType: length, seatsMost, picture, openFrom, openUntil } = fields
  return {
    ...{ title: title.trim(), description, picture, textType: length, seatsMost },
    ...{ openFrom: fromJapanField(openFrom), openUntil: fromJapanField(openUntil) },
  }
}

const time = { empty: '', read: textOf } as const
const places = Array.from({ length: ORDER_SEATS_MOST }, (_, index) => index + 1)

export const planKind = ({ what, text, faults }: PlanWords): FormKind<PlanFields, PlanJudged> => ({
  what,
  text,
  title: ({ title }) => title || '（題名なし）',
  faults: (fields, written, { now, from }) => {
    const { title, catchcopy, description, guide, ...rest } = faults(planOf(fields, written, from), now)
    return { title, catchcopy, text: description, guide, ...rest }
  },
  table: {
    title: {
      ...{ label: '題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(PLAN_MOST.title) },
    },
    catchcopy: catchcopyField(PLAN_MOST.catchcopy),
    guide: {
      ...{ label: '決まりごと', empty: '', read: textOf },
      hint: 'マスターが守ること。',
      control: { as: 'long', count: lengthCount, limit: PLAN_MOST.guide, rows: 4 },
    },
    picture: pictureField,
    textType: {
      ...{ label: 'リプレイの長さ', empty: textType.normal, read: oneOf(PLAN_LENGTHS) },
      words: ({ textType: length }) => textTypeLabels[length],
    },
    seatsMost: {
      ...{ label: '人数', empty: 4, read: oneOf(places) },
      words: ({ seatsMost }) => `${seatsMost}人まで`,
    },
    openFrom: { ...time, label: '受付の始まり', words: ({ openFrom }) => timeWords(openFrom, 'から') },
    openUntil: { ...time, label: '受付の終わり', words: ({ openUntil }) => timeWords(openUntil, 'まで') },
    related: relatedField,
  },
})

type Stored = Omit<PlanFields, 'openFrom' | 'openUntil' | 'related' | 'catchcopy' | 'guide'> & {
  catchcopy?: string
  guide?: string
  characterList?: readonly ShownCharacter[]
  openFrom: Instant
  openUntil: Instant | null
  description: string
  version: number
}

/** @param plan the template on the server; null for a new one */
export function groundOfPlan(kind: FormKind<PlanFields, PlanJudged>, plan: Stored | null): Ground<PlanFields> {
  if (!plan) return { fields: emptyOf(kind), text: '', version: 0 }
  const { title, catchcopy = '', guide = '', picture, seatsMost, openFrom, openUntil, characterList = [] } = plan
  return {
    fields: {
      ...{ title, catchcopy, guide, picture, textType: plan.textType, seatsMost, related: characterList },
      openFrom: toJapanField(openFrom),
      openUntil: toJapanField(openUntil),
    },
    text: plan.description,
    version: plan.version,
  }
}
