// Reads of the link to one's calendar: whether there is one, and since when.
import calls from 'virtual:contract/calendar'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { CalendarContract } from '#contract/calendar.ts'

export const calendarCalls = connect<CalendarContract>('calendar', calls)

export const calendarQueries = { link: () => readQuery(calendarCalls.getLink, {}, { kept: true }) }
