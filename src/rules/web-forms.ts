// Forms of the office: their questions, who may answer and how often, and what is wrong with a form or an answer.
import { lengthCount } from './text/count.ts'
import { maxDigits } from './validation/lengths.ts'
import { required } from './validation/standard.ts'
import type { FormState } from './web-form-address.ts'

export const formStateLabels: Record<FormState, string> = { draft: '下書き', published: '公開中', closed: '受付終了' }

/** Acts on a form, and the states in which each is possible (reliability rule 15). */
export const formSteps = {
  publish: ['draft', 'closed'],
  close: ['published'],
  remove: ['draft'],
} as const satisfies Record<string, readonly FormState[]>
export type FormStep = keyof typeof formSteps

export const questionKinds = ['line', 'long', 'one', 'many', 'file'] as const
export type QuestionKind = (typeof questionKinds)[number]
export const questionKindLabels: Record<QuestionKind, string> = {
  line: '短い文章',
  long: '長い文章',
  one: 'ひとつ選ぶ',
  many: 'いくつでも選ぶ',
  file: '画像',
}
export const isChoice = (kind: QuestionKind): boolean => kind === 'one' || kind === 'many'

export const formAudiences = ['everyone', 'member', 'character'] as const
export type FormAudience = (typeof formAudiences)[number]
export const formAudienceLabels: Record<FormAudience, string> = {
  everyone: 'だれでも（ログインしていなくても）',
  member: 'ログインしている人',
  character: 'ワールドのキャラクター',
}

export const FORM_TITLE_MAX = 60
/** Limit in UTF-16 units. */
export const FORM_BODY_MAX = 10_000
export const QUESTIONS_MOST = 30
export const OPTIONS_MOST = 20
export const QUESTION_LABEL_MAX = 100
export const QUESTION_NOTE_MAX = 200
export const OPTION_LABEL_MAX = 60
/** Limits of answers, by the validator's count (rules §3). */
const LINE_ANSWER_MAX = 100
export const LONG_ANSWER_MAX = 2_000
export const FORM_PAGE_SIZE = 20
/** Most answers of one user to a form that may be answered freely. */
export const OWN_ANSWERS_MOST = 50

export interface QuestionOption {
  optionId: string
  label: string
}
export interface Question {
  questionId: string
  kind: QuestionKind
  label: string
  note: string
  isRequired: boolean
  /** of a question of choice, else none */
  options: QuestionOption[]
}
/** Answer to one question: words, chosen options, or a picture; the parts that its kind does not have are empty. */
export interface Answer {
  questionId: string
  text: string
  options: string[]
  fileId: string | null
}

export const isAnswered = ({ text, options, fileId }: Answer): boolean =>
  required(text) || options.length > 0 || fileId !== null

export const answerMax = (kind: QuestionKind): number => (kind === 'long' ? LONG_ANSWER_MAX : LINE_ANSWER_MAX)
export const answerCount = (text: string): number => lengthCount(text)

/** Fault of the answer to a question; null: none. */
export function answerFault(question: Question, answer: Answer | undefined): string | null {
  const { kind, isRequired, options } = question
  if (!answer || !isAnswered(answer)) {
    if (!isRequired) return null
    if (isChoice(kind)) return '選んでください'
    return kind === 'file' ? '画像を選んでください' : '必ず入力してください'
  }
  const known = new Set(options.map(({ optionId }) => optionId))
  const isOfKind =
    kind === 'file'
      ? answer.fileId !== null && answer.text === '' && answer.options.length === 0
      : isChoice(kind)
        ? answer.text === '' && answer.fileId === null && answer.options.every(id => known.has(id))
        : answer.options.length === 0 && answer.fileId === null
  const isOnce = new Set(answer.options).size === answer.options.length
  if (!isOfKind || !isOnce || (kind === 'one' && answer.options.length > 1)) return '答えを選びなおしてください'
  if (!isChoice(kind) && kind !== 'file' && !maxDigits(answer.text, answerMax(kind))) {
    return `${answerMax(kind).toLocaleString('ja-JP')}文字以内で入力してください`
  }
  return kind === 'line' && /[\n\r]/.test(answer.text) ? '改行なしで入力してください' : null
}

/** Faults of an answer, by question. */
export function answerFaults(questions: readonly Question[], answers: readonly Answer[]): ReadonlyMap<string, string> {
  const byId = new Map(answers.map(answer => [answer.questionId, answer]))
  return new Map(
    questions.flatMap(question => {
      const fault = answerFault(question, byId.get(question.questionId))
      return fault === null ? [] : [[question.questionId, fault] as const]
    }),
  )
}
