// Writes of whoever answers a form. What is written stays on the device until the server's answer was read (use-answers.ts).
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { Answer } from '#rules/web-forms.ts'
import { formCalls } from './queries.ts'

type Sent = {
  formId: number
  /** null for a new one */
  answerId: number | null
  characterId: string | null
  answers: readonly Answer[]
  title: string
}

export const sendingAnswer = defineWrite({
  kind: 'form.answer',
  policy: 'online',
  thing: ['formId'],
  touches: ['form'],
  toasts: 'problems',
  press: ({ title, answers, ...sent }: Sent) => ({
    entity: `form:${sent.formId}`,
    request: formCalls.send.request({ ...sent, answers: [...answers] }),
    note: title,
    facts: { formId: sent.formId, isChange: sent.answerId === null ? 0 : 1 },
  }),
})

type SentPicture = { formId: number; questionId: string; name: string; picture: string }

/** Sends one picture at a time for each question; it belongs to no answer yet. */
export const sendingPicture = defineWrite({
  kind: 'form.picture',
  policy: 'online',
  thing: ['questionId'],
  touches: [],
  toasts: 'none',
  press: ({ formId, questionId, name, picture }: SentPicture) => ({
    entity: `formPicture:${questionId}`,
    request: formCalls.uploadFile.request({ formId, name, picture }),
    note: '',
    facts: { questionId },
  }),
})
