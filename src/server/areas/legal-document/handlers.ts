// Calls of legal documents.
import { handlersOf } from '../../platform/handlers.ts'
import { get, publish, version, versions } from './documents.ts'

export const legalDocumentHandlers = handlersOf(
  { area: 'legalDocument', time: 'system' },
  { get, versions, version, publish },
)
