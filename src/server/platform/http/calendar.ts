// GET /calendar/<secret>.ics: the calendar of a user for calendar programs, which send no token and know only its address.
// Its secret is the only one in an address (an exception to reliability rule 25): it opens names and dates of deadlines, it
// is in no log, and every address that opens nothing is answered alike.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../context.ts'
import { refuse } from '../refuse.ts'
import { INERT_POLICY } from './headers.ts'
import { logAnswer } from './log-answer.ts'

export const CALENDARS = '/calendar/'
/** 128 bits as base64url. */
const PATH = /^\/calendar\/([A-Za-z0-9_-]{22})\.ics$/

export const calendarPath = (secret: string): string => `${CALENDARS}${secret}.ics`

/** Reads the calendar that a secret opens; null for every other secret. */
export type ReadCalendar = (secret: string) => Promise<{ userId: string; text: string } | null>

/** @throws NOT_FOUND, TOO_MANY by the address or by the user */
export const createCalendars =
  (read: ReadCalendar, { limits, log }: Pick<Services, 'limits' | 'log'>) =>
  async (request: IncomingMessage, response: ServerResponse, path: string, address: string): Promise<void> => {
    const requestId = randomUUID()
    response.setHeader('x-request-id', requestId)
    response.setHeader('cache-control', 'no-store')
    logAnswer(log.child({ requestId }), request, response, 'calendar')
    await limits.take('calendar', address)
    const secret = PATH.exec(path)?.[1]
    const found = secret === undefined ? null : await read(secret)
    if (!found) throw refuse('NOT_FOUND')
    await limits.take('calendar', found.userId)
    const bytes = Buffer.from(found.text)
    response.writeHead(200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': bytes.length,
      'content-disposition': 'inline; filename="tsumugi.ics"',
      'content-security-policy': INERT_POLICY,
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
