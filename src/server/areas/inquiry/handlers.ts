// Calls for letters to the operators.

import { handlersOf } from '../../platform/handlers.ts'
import { listLetters, sendLetter } from './letters.ts'

export const inquiryHandlers = handlersOf(
  { area: 'inquiry', time: 'system' },
  {
    send: sendLetter,
    list: listLetters,
  },
)
