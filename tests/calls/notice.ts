// The calls of the area notice, as the suites of all calls send them.
import { type AreaRows, signedIn } from './row.ts'

const quiet = { isOn: true, fromMinute: 1380, toMinute: 420, letsLastReminder: false }

export const noticeRows: AreaRows<'notice'> = {
  getNotices: { sample: () => ({ filter: 'all' as const, offset: 0, limit: 20 }), rights: signedIn },
  getUnread: { sample: () => ({}), rights: signedIn },
  read: { sample: () => ({ noticeIdList: [1] }), rights: signedIn },
  readAll: { sample: () => ({ until: 1 }), rights: signedIn },
  getSettings: { sample: () => ({}), rights: signedIn },
  choose: { sample: () => ({ event: 'mission', channel: 'mail' as const, isOn: true }), rights: signedIn },
  setQuiet: { sample: () => quiet, rights: signedIn },
}
