// AC and LP at the end of the top bar.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/platform/use-session.ts'
import { Purse } from '#app/ui/TopBar.tsx'
import { coinQueries } from './queries.ts'

export function WalletChip() {
  const { user } = useSession()
  const { data } = useQuery({ ...coinQueries.balance(), enabled: user !== null })
  return user && data ? <Purse to="/myPage/coin/ac" ac={data.alpacaCoin} lp={data.llamaPoint} /> : null
}
