// Problem of an act that goes past the outbox, for ui/ProblemNotice: the refusal, or that no answer came.
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import { NO_NETWORK } from '#rules/messages/offline.ts'
import { Refusal } from './requests.ts'

export const NO_ANSWER = '通信がとぎれ、できたかどうかを確かめられませんでした。画面を読み込み直してお確かめください。'

/** Problem of an act that is safe to press again: without an answer it counts as not done. */
export const problemOf = (error: unknown, lost: string = NO_NETWORK): Problem =>
  error instanceof Refusal ? faultOf(error.message, error.code) : { code: null, message: lost, isUnknown: false }

/** Problem of an act that must not happen twice: without an answer nobody knows. */
export const unknownOr = (error: unknown): Problem => ({
  ...problemOf(error, NO_ANSWER),
  isUnknown: !(error instanceof Refusal),
})

/** Problem that the app found itself, before anything was sent. */
export const faultOf = (message: string, code = 'HERE'): Problem => ({ code, message, isUnknown: false })
