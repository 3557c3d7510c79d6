// The calls of the area demo, as the suites of all calls send them.
import { type AreaRows, admins } from './row.ts'

export const demoRows: AreaRows<'demo'> = {
  getClock: { sample: () => ({}), rights: admins },
  moveClock: { sample: () => ({ hours: 1 }), rights: admins },
}
