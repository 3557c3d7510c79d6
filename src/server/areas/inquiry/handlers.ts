// Calls for letters to the operators.

import { handlersOf } from '../../platform/handlers.ts'
import { listLetters, sendLetter } from './letters.ts'

export const inquiryHandlers = handlersOf('inquiry', {
  send: sendLetter,
  list: listLetters,
})
