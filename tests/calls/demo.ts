// The calls of the area demo, as the suites of all calls send them.
import { PLAY_NOW } from '../support/play.ts'
import { type AreaRows, admins } from './row.ts'

export const demoRows: AreaRows<'demo'> = {
  getClock: { sample: () => ({}), rights: admins },
  moveClock: {
    sample: () => ({ hours: 1 }),
    more: [{ hours: undefined, until: new Date(PLAY_NOW.getTime() + 3 * 3_600_000).toISOString() }],
    rights: admins,
  },
}
