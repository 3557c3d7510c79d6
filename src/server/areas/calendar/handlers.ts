// The calls of the link to a calendar.
import { writeOnce } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { calendarPath } from '../../platform/http/calendar.ts'
import { endLink, getLink, makeLink } from './link.ts'

export const calendarHandlers = handlersOf('calendar', {
  getLink,
  makeLink: {
    // Answers are stored with their keys, and the secret must not be: it is added outside, to the first answer.
    byHand: async ({ input, context }) => {
      let secret: string | null = null
      const answer = await writeOnce(context, input, async (tx, { viewer, now }) => {
        secret = await makeLink(tx, { userId: viewer.userId, now })
        return { madeAt: now }
      })
      return { ...answer, path: secret === null ? null : calendarPath(secret) }
    },
  },
  endLink,
})
