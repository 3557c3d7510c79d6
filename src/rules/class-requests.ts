// Applications to become something (申請): a master, a creator of a kind, a story supporter, by an exam and then for single worlds.
// Applying again after an answer is a new application.
import { shinseiStatus } from './codes/application.ts'
import { type CreatorType, creatorType, type LastClass, lastClass } from './codes/user.ts'
import { playerNameMax } from './constants/account.ts'
import type { ClassRequestRefusal } from './refusals/class-request.ts'
import { isFilledIn } from './validation/legacy-forms.ts'
import { maxDigits } from './validation/lengths.ts'
import { required } from './validation/standard.ts'

export const classRequestKinds = ['master', 'creator', 'exam', 'permission'] as const
export type ClassRequestKind = (typeof classRequestKinds)[number]
export const classRequestKindLabels: Record<ClassRequestKind, string> = {
  master: 'マスター',
  creator: 'クリエイター',
  exam: 'ストーリーサポーター試験',
  permission: 'ストーリーサポーターのワールド許可',
}

/** Stages of a row. A permission has a table of its own, in which 1 to 3 mean the same; withdrawn it is 未申請 (0) again. */
export const classRequestStages = [
  shinseiStatus.notApplied,
  shinseiStatus.applying,
  shinseiStatus.approved,
  shinseiStatus.rejected,
  shinseiStatus.cancelled,
] as const
export type ClassRequestStage = (typeof classRequestStages)[number]

export const CLASS_NAME_MAX = playerNameMax
export const CAREER_MAX = 1_000
export const EXAM_ANSWER_MAX = 600
export const CLASS_REQUEST_PAGE_SIZE = 20
export const CLASS_REQUESTS_COUNTED = 10_000

/** Questions of the exam; an answered one keeps its id, whatever its words become. */
export const examQuestions = [
  { id: 'reason', words: 'ストーリーサポーターになりたい理由を教えてください。' },
  { id: 'world', words: 'よく知っているワールドと、そこで書いてみたい物語を教えてください。' },
  { id: 'conflict', words: '参加者どうしの行動がぶつかったとき、どのように描きますか？' },
  { id: 'scene', words: '短い場面をひとつ書いてください。題材は自由です。' },
] as const
export type ExamQuestionId = (typeof examQuestions)[number]['id']
export type ExamAnswers = Readonly<Record<ExamQuestionId, string>>

/** Class that an approved creator of a kind acts as. */
export const classOfCreator: Record<CreatorType, LastClass> = {
  [creatorType.illustrator]: lastClass.illustrator,
  [creatorType.voice]: lastClass.voice,
  [creatorType.writer]: lastClass.writer,
}

type Named = { name: string; career: string }

/** First fault of an application with a name and a career, in the order of the form; null when there is none. */
export function namedRequestFault(kind: 'master' | 'creator', { name, career }: Named): ClassRequestRefusal | null {
  const isMaster = kind === 'master'
  if (!isFilledIn(isMaster ? 'masterName' : 'creatorName', name)) {
    return isMaster ? 'MASTER_NAME_MISSING' : 'CREATOR_NAME_MISSING'
  }
  if (/[\r\n]/.test(name) || !maxDigits(name, CLASS_NAME_MAX)) return 'CLASS_NAME_TOO_LONG'
  if (!isFilledIn(isMaster ? 'masterCareer' : 'creatorCareer', career)) {
    return isMaster ? 'MASTER_CAREER_MISSING' : 'CREATOR_CAREER_MISSING'
  }
  return maxDigits(career, CAREER_MAX) ? null : 'CAREER_TOO_LONG'
}

/** Fault of an answer of the exam. */
export const examAnswerFault = (answer: string): ClassRequestRefusal | null =>
  !required(answer) ? 'EXAM_ANSWER_MISSING' : maxDigits(answer, EXAM_ANSWER_MAX) ? null : 'EXAM_ANSWER_TOO_LONG'

/** First question whose answer has a fault; null when all can be handed in. */
export function examFault(answers: ExamAnswers): { id: ExamQuestionId; fault: ClassRequestRefusal } | null {
  for (const { id } of examQuestions) {
    const fault = examAnswerFault(answers[id])
    if (fault) return { id, fault }
  }
  return null
}
