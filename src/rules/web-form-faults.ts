// Faults of a form that is being built, and the changes that an answered form still takes.
import { required } from './validation/standard.ts'
import { type FormAudience, isChoice, type Question } from './web-forms.ts'

export interface BuiltForm {
  title: string
  worldId: string | null
  audience: FormAudience
  isOnce: boolean
  closesAt: string | null
  questions: readonly Question[]
}

export type FormFaults = Partial<Record<'title' | 'audience' | 'isOnce' | 'closesAt' | 'questions', string>>

const unnamed = ({ label }: Question): boolean => !required(label)
const withoutOptions = ({ kind, options }: Question): boolean =>
  isChoice(kind) && (options.length < 2 || options.some(({ label }) => !required(label)))

function questionsFault({ audience, questions }: BuiltForm): string | null {
  if (questions.length === 0) return '質問をひとつ以上つくってください'
  if (questions.some(unnamed)) return '質問の文を、すべて入力してください'
  if (questions.some(withoutOptions)) return '選ぶ質問には、名前のある選択肢を2つ以上つくってください'
  return audience === 'everyone' && questions.some(({ kind }) => kind === 'file')
    ? '画像をたずねるフォームは、ログインしている人だけが答えられます'
    : null
}

/** @param judged whether it is to be answered from now on; a draft may be unfinished */
export function formFaults(form: BuiltForm, judged: { isPublic: boolean; now: number }): FormFaults {
  const { title, worldId, audience, isOnce, closesAt } = form
  const faults: FormFaults = {}
  if (!required(title)) faults.title = 'タイトルは必ず入力してください'
  if (audience === 'character' && worldId === null)
    faults.audience = 'キャラクターが答えるフォームは、ワールドを選んでください'
  if (audience === 'everyone' && isOnce) faults.isOnce = 'だれでも答えられるフォームは、回数を決められません'
  if (!judged.isPublic) return faults
  if (closesAt !== null && Date.parse(closesAt) <= judged.now) faults.closesAt = '締切は、いまより後にしてください'
  const wrong = questionsFault(form)
  if (wrong) faults.questions = wrong
  return faults
}

/** Whether answers stay readable: every question and every choice is still there, of the same kind. */
export const keepsAnswers = (before: readonly Question[], after: readonly Question[]): boolean =>
  before.every(({ questionId, kind, options }) => {
    const kept = after.find(question => question.questionId === questionId)
    return kept?.kind === kind && options.every(({ optionId }) => kept.options.some(one => one.optionId === optionId))
  })
