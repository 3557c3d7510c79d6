// Current coins and points of a user.
import type { Db } from '../../db/client.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'

export async function coinsOf(db: Db, { userId }: { userId: string }) {
  const balances = await balancesOf(db, { kind: 'user', id: userId }, [currencies.alpacaCoin, currencies.llamaPoint])
  return {
    alpacaCoin: balances[currencies.alpacaCoin] ?? 0,
    llamaPoint: balances[currencies.llamaPoint] ?? 0,
  }
}
