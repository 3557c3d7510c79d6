// Coins and points of the caller.
import { calls, viewerOrRefuse } from '../../platform/calls.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { readLedger } from './ledger.ts'

export const coinHandlers = {
  getCoins: calls.coin.getCoins.handler(async ({ context }) => {
    const holder = { kind: 'user', id: viewerOrRefuse(context).userId } as const
    const balances = await balancesOf(context.db, holder, [currencies.alpacaCoin, currencies.llamaPoint])
    return {
      alpacaCoin: balances[currencies.alpacaCoin] ?? 0,
      llamaPoint: balances[currencies.llamaPoint] ?? 0,
    }
  }),
  getLedger: calls.coin.getLedger.handler(({ input, context }) =>
    readLedger(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
}
