// The call of what waits for a user.
import { handlersOf } from '../../platform/handlers.ts'
import { getHome } from './home.ts'

export const waitingHandlers = handlersOf('waiting', { home: getHome })
