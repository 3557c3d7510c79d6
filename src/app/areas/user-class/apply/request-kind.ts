// The forms of applications: a name beside the career of a master or creator, and the answers of the exam.
import { emptyOf, type FormKind, type Ground, textOf } from '#app/shared/form/table.ts'
import { type ExamAnswers, examAnswerFault, examQuestions, namedRequestFault } from '#rules/class-requests.ts'
import { classRequestRefusals } from '#rules/refusals/class-request.ts'

export type RequestFields = { name: string }

const requestKind = (
  of: 'master' | 'creator',
  words: { name: string; career: string },
): FormKind<RequestFields, 'sent'> => ({
  what: '申請',
  text: words.career,
  title: ({ name }) => `${words.name}：${name}`,
  faults: ({ name }, career) => {
    const filled = { name: name || 'あ', career: career || 'あ' }
    const nameFault = namedRequestFault(of, { ...filled, name, career: 'あ' })
    const careerFault = namedRequestFault(of, { name: 'あ', career })
    return {
      ...(nameFault && { name: classRequestRefusals[nameFault].message }),
      ...(careerFault && { text: classRequestRefusals[careerFault].message }),
    }
  },
  table: {
    name: {
      ...{ label: words.name, empty: '', read: textOf, required: true, control: { as: 'line' } },
      hint: 'ほかの人に表示する名前です。16文字まで。',
    },
  },
})

export const masterRequestKind = requestKind('master', { name: 'マスター名', career: 'マスター経歴' })
export const creatorRequestKind = requestKind('creator', { name: 'クリエイター名', career: 'クリエイター経歴' })

export type ExamFields = Omit<ExamAnswers, 'scene'>

const wordsOf = (id: (typeof examQuestions)[number]['id']): string =>
  examQuestions.find(question => question.id === id)?.words ?? ''
const messageOf = (answer: string): string | undefined => {
  const fault = examAnswerFault(answer)
  return fault ? classRequestRefusals[fault].message : undefined
}
const question = (id: keyof ExamFields) =>
  ({ label: wordsOf(id), empty: '', read: textOf, required: true, control: { as: 'area', rows: 5 } }) as const

export const examKind: FormKind<ExamFields, 'sent'> = {
  what: '回答',
  text: wordsOf('scene'),
  title: () => 'ストーリーサポーター試験',
  faults: ({ reason, world, conflict }, scene) => {
    const found = {
      reason: messageOf(reason),
      world: messageOf(world),
      conflict: messageOf(conflict),
      text: messageOf(scene),
    }
    return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined))
  },
  table: { reason: question('reason'), world: question('world'), conflict: question('conflict') },
}

export const emptyGround = <Values extends object>(kind: FormKind<Values, 'sent'>): Ground<Values> => ({
  fields: emptyOf(kind),
  text: '',
  version: 0,
})
