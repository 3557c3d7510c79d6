// The calls of the archive.
import { handlersOf } from '../../platform/handlers.ts'
import { download } from './download.ts'
import { getList } from './list.ts'

export const archiveHandlers = handlersOf('archive', { getList, download })
