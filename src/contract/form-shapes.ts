// Shapes that forms and their desk share.
import * as z from 'zod'
import {
  formAudiences,
  LONG_ANSWER_MAX,
  OPTION_LABEL_MAX,
  OPTIONS_MOST,
  QUESTION_LABEL_MAX,
  QUESTION_NOTE_MAX,
  QUESTIONS_MOST,
  questionKinds,
} from '#rules/web-forms.ts'
import { closed, instant, rowId, text, wordId } from './shapes.ts'

/** Id of a question or an option, made where the form is built. */
const shortId = z.string().regex(/^[a-z0-9]{1,16}$/)

export const Question = closed({
  questionId: shortId,
  kind: z.enum(questionKinds),
  label: text(QUESTION_LABEL_MAX),
  note: text(QUESTION_NOTE_MAX),
  isRequired: z.boolean(),
  options: z.array(closed({ optionId: shortId, label: text(OPTION_LABEL_MAX) })).max(OPTIONS_MOST),
})
export const Questions = z.array(Question).max(QUESTIONS_MOST)

export const Answer = closed({
  questionId: shortId,
  // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
  text: text(2 * LONG_ANSWER_MAX),
  options: z.array(shortId).max(OPTIONS_MOST),
  fileId: wordId.nullable(),
})
export const Answers = z.array(Answer).max(QUESTIONS_MOST)

/** Facts of a form that everybody may know. */
export const FormFacts = closed({
  formId: rowId,
  title: z.string(),
  worldId: wordId.nullable(),
  worldName: z.string().nullable(),
  audience: z.enum(formAudiences),
  isOnce: z.boolean(),
  closesAt: instant.nullable(),
})

export const SentAnswer = closed({
  answerId: rowId,
  answers: z.array(Answer),
  characterId: wordId.nullable(),
  characterName: z.string().nullable(),
  receivedAt: instant,
  /** Time of the last change by its sender. */
  changedAt: instant.nullable(),
})
