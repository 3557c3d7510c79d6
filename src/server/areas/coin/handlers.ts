// Coins and points of the caller.

import { handlersOf } from '../../platform/handlers.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { readLedger } from './ledger.ts'

export const coinHandlers = handlersOf('coin', {
  getCoins: async (db, { userId }) => {
    const balances = await balancesOf(db, { kind: 'user', id: userId }, [currencies.alpacaCoin, currencies.llamaPoint])
    return {
      alpacaCoin: balances[currencies.alpacaCoin] ?? 0,
      llamaPoint: balances[currencies.llamaPoint] ?? 0,
    }
  },
  getLedger: readLedger,
})
