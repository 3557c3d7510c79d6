// AC, LP and the bell at the end of the top bar.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/platform/use-session.ts'
import { NoticeBell } from '#app/shared/notice/NoticeBell.tsx'
import { Purse } from '#app/ui/TopBar.tsx'
import { coinQueries } from './queries.ts'

export function WalletChip() {
  const { user } = useSession()
  const { data } = useQuery({ ...coinQueries.balance(), enabled: user !== null })
  if (!user) return null
  return (
    <>
      {data && <Purse to="/myPage/coin/ac" ac={data.alpacaCoin} lp={data.llamaPoint} />}
      <NoticeBell />
    </>
  )
}
