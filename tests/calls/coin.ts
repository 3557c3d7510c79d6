// The calls of the area coin, as the suites of all calls send them.
import { type AreaRows, signedIn } from './row.ts'

export const coinRows: AreaRows<'coin'> = {
  getCoins: { sample: () => ({}), rights: signedIn },
  getLedger: { sample: () => ({ coinType: 1, page: 1, size: 20 }), rights: signedIn },
  getHeld: { sample: () => ({}), rights: signedIn },
}
