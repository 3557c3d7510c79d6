// The calls of the link to a calendar.
import { handlersOf } from '../../platform/handlers.ts'
import { calendarPath } from '../../platform/http/calendar.ts'
import { makingLink } from '../../platform/secret-link.ts'
import { endLink, getLink, keepLink } from './link.ts'

export const calendarHandlers = handlersOf(
  { area: 'calendar', time: 'system' },
  {
    getLink,
    makeLink: makingLink(keepLink, calendarPath),
    endLink,
  },
)
