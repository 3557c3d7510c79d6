// The call of what waits for a user, as the suites of all calls send it.
import { type AreaRows, signedIn } from './row.ts'

export const waitingRows: AreaRows<'waiting'> = {
  home: { sample: () => ({}), rights: signedIn },
}
