// Making a link to one's calendar, in place of an earlier one, and ending it.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { calendarCalls } from './queries.ts'

const of = {
  kind: 'calendar.link',
  policy: 'online',
  // Making and ending run one at a time, because each changes what the other does.
  thing: [],
  touches: ['calendar'],
  toasts: 'none',
} as const

const act = { entity: 'calendar:link', note: 'カレンダーのリンク' }

export const makingLink = defineWrite({
  ...of,
  press: (_: null) => ({ ...act, request: calendarCalls.makeLink.request({}), facts: { doing: 'make' } }),
})

export const endingLink = defineWrite({
  ...of,
  press: (_: null) => ({ ...act, request: calendarCalls.endLink.request({}), facts: { doing: 'end' } }),
})
