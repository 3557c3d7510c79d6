// The log line of a request: its path without its query, and without a secret that stands in it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSessionId, SESSION_HEADER } from '#rules/sessions.ts'
import type { Logger } from '../log.ts'

/** Path for the log, without its secrets: those behind `/calendar/` and `/api/notice/`, and the one at the end of an invitation. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^(.*\/(?:calendar|api\/notice|scenarioInvite\/[^/]+)\/).+/, '$1[removed]')

/** Session id of the tab that sent a request, as a field of its log lines; no field without a valid one. */
export function tabOf({ headers }: IncomingMessage): { tab?: number } {
  const sent = headers[SESSION_HEADER]
  const tab = readSessionId(typeof sent === 'string' ? sent : null)
  return tab === null ? {} : { tab }
}

/** Logs a request once its answer has ended, or its caller has left. */
export function logAnswer(log: Logger, request: IncomingMessage, response: ServerResponse, name: string): void {
  const started = performance.now()
  response.on('close', () => {
    const ms = Math.round(performance.now() - started)
    const status = response.writableFinished ? response.statusCode : 'cut'
    log.info({ method: request.method, path: loggedPath(request.url ?? ''), status, ms }, name)
  })
}
