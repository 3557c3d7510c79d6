// Calls for the coins and points of the caller.

import { handlersOf } from '../../platform/handlers.ts'
import { coinsOf } from './coins.ts'
import { getHeld } from './held.ts'
import { readLedger } from './ledger.ts'

export const coinHandlers = handlersOf('coin', {
  getCoins: coinsOf,
  getLedger: readLedger,
  getHeld,
})
