// Calls of the office's home.
import { handlersOf } from '../../platform/handlers.ts'
import { getHome } from './queues.ts'

export const officeHandlers = handlersOf('office', { getHome })
