// The calls of reports.
import { handlersOf } from '../../platform/handlers.ts'
import { decide, getQueue, getReport } from './office.ts'
import { sendReport } from './send.ts'
import { getSent, getTold } from './shown-reports.ts'

export const reportHandlers = handlersOf('report', {
  send: sendReport,
  getSent,
  getTold,
  getQueue,
  getReport,
  decide,
})
