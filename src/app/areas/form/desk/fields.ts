// The form in which a form is built: the table of its fields beside its words.
import { timeWords } from '#app/shared/form/fields.ts'
import {
  type Faults,
  type FormKind,
  flagOf,
  type Ground,
  isRaw,
  oneOf,
  type Raw,
  rowsOf,
  textOf,
  textOrNull,
} from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { cleanInput } from '#app/ui/editor/pasted.ts'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { checkMessages } from '#rules/messages/checks.ts'
import { formFaults } from '#rules/web-form-faults.ts'
import {
  FORM_BODY_MAX,
  FORM_TITLE_MAX,
  type FormAudience,
  formAudienceLabels,
  formAudiences,
  OPTIONS_MOST,
  QUESTIONS_MOST,
  type Question,
  questionKinds,
} from '#rules/web-forms.ts'
import type { DeskForm } from '../queries.ts'

export type FormFields = {
  title: string
  worldId: string | null
  audience: FormAudience
  isOnce: boolean
  /** Value of a field of date and time, on a clock in Japan; '' for no deadline. */
  closesAt: string
  questions: readonly Question[]
}
export type FormGround = Ground<FormFields>
export type FormJudged = { isPublic: boolean; now: number }
export type BuildForm = Form<FormFields, FormJudged, FormGround>

export const groundOf = (form: DeskForm | null): FormGround => ({
  version: form?.version ?? 0,
  text: cleanInput(form?.body ?? '').text,
  fields: {
    title: form?.title ?? '',
    worldId: form?.worldId ?? null,
    audience: form?.audience ?? 'member',
    isOnce: form?.isOnce ?? true,
    closesAt: toJapanField(form?.closesAt ?? null),
    questions: form?.questions ?? [],
  },
})

const isOnceOf = ({ audience, isOnce }: FormFields): boolean => audience !== 'everyone' && isOnce

/** A form as it is sent, beside its words. */
export const sentForm = (fields: FormFields) => ({
  ...{ title: fields.title, worldId: fields.worldId, audience: fields.audience, isOnce: isOnceOf(fields) },
  closesAt: fromJapanField(fields.closesAt),
  questions: [...fields.questions],
})

function faultsOf(fields: FormFields, text: string, judged: FormJudged): Faults<FormFields> {
  const { isOnce: _, ...found } = formFaults({ ...fields, ...sentForm(fields) }, judged)
  const faults: Faults<FormFields> = { ...found }
  if (fields.title.length > FORM_TITLE_MAX) faults.title = checkMessages.max('タイトル', FORM_TITLE_MAX)
  if (text.length > FORM_BODY_MAX) faults.text = checkMessages.max('説明', FORM_BODY_MAX)
  return faults
}

const ID = /^[a-z0-9]{1,16}$/

function questionOf(raw: Raw): Question | null {
  const { questionId } = raw
  if (typeof questionId !== 'string' || !ID.test(questionId)) return null
  const optionOf = (option: Raw) =>
    typeof option.optionId === 'string' && ID.test(option.optionId)
      ? { optionId: option.optionId, label: textOf(option.label, '') }
      : null
  return {
    ...{ questionId, kind: oneOf(questionKinds)(raw.kind, 'line'), label: textOf(raw.label, '') },
    ...{ note: textOf(raw.note, ''), isRequired: flagOf(raw.isRequired, false) },
    options: Array.isArray(raw.options)
      ? raw.options.slice(0, OPTIONS_MOST).flatMap(option => (isRaw(option) ? (optionOf(option) ?? []) : []))
      : [],
  }
}

export const formKind: FormKind<FormFields, FormJudged, FormGround> = {
  what: 'フォーム',
  text: '説明',
  title: ({ title }) => title || '（タイトルなし）',
  faults: faultsOf,
  table: {
    title: {
      ...{ label: 'タイトル', empty: '', read: textOf, required: true },
      control: { as: 'line', count: text => `${text.length} / ${FORM_TITLE_MAX}文字` },
    },
    worldId: { label: 'ワールド', empty: null, read: textOrNull, control: { as: 'choice', options: [] } },
    audience: {
      ...{ label: '答える人', empty: 'member', read: oneOf(formAudiences) },
      words: ({ audience }) => formAudienceLabels[audience],
      control: { as: 'choice', options: formAudiences.map(audience => [audience, formAudienceLabels[audience]]) },
    },
    isOnce: {
      ...{ label: '1回だけ答えられる', empty: true, read: flagOf },
      counts: isOnceOf,
      words: fields => isOnceOf(fields) && '1回だけ',
      control: { as: 'switch' },
    },
    closesAt: { ...{ label: '締切', empty: '', read: textOf }, words: ({ closesAt }) => timeWords(closesAt, 'まで') },
    questions: {
      ...{ label: '質問', empty: [], read: rowsOf(QUESTIONS_MOST, questionOf) },
      words: ({ questions }) => `質問 ${questions.length}件`,
    },
  },
}
