// The calls of the area ownAccount, as the suites of all calls send them.
import { type AreaRows, signedIn } from './row.ts'

export const ownAccountRows: AreaRows<'ownAccount'> = {
  mailHistory: { sample: () => ({ offset: 0, limit: 10 }), rights: signedIn },
  latestMail: { sample: () => ({}), rights: signedIn },
}
