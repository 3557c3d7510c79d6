// The calls of the area calendar, as the suites of all calls send them.
import { type AreaRows, signedIn } from './row.ts'

export const calendarRows: AreaRows<'calendar'> = {
  getLink: { sample: () => ({}), rights: signedIn },
  makeLink: { sample: () => ({}), rights: signedIn },
  endLink: { sample: () => ({}), rights: signedIn },
}
