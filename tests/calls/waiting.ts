// The call of what waits for a user, as the suites of all calls send it.
import { type AreaRows, signedIn } from './row.ts'

export const waitingRows: AreaRows<'waiting'> = {
  // Its notices of letters and friends name the character that they are of.
  home: { sample: () => ({}), rights: signedIn, namesUser: true },
}
