// The bar over the screens of a world: to other worlds, what it is called, what one owns, the news.
import { useQuery } from '@tanstack/react-query'
import { Bell, ChevronsUpDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SpeakingChip } from '#app/areas/character/SpeakingChip.tsx'
import { WalletChip } from '#app/areas/coin/WalletChip.tsx'
import { newsQueries } from '#app/areas/news/queries.ts'
import { IconButton, IconLink } from '#app/ui/IconButton.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'

const WorldSheet = lazy(() => import('./WorldSheet.tsx').then(module => ({ default: module.WorldSheet })))

export function WorldTopBar({
  worldId,
  title,
  back,
}: {
  worldId: string
  title: string
  /** in place of the switch of worlds, on screens further in */
  back?: ReactNode
}) {
  const { data: news } = useQuery(newsQueries.list({ category: undefined, page: 1 }))
  const [switching, setSwitching] = useState(false)
  const unread = news?.unreadCount ?? 0
  return (
    <>
      <TopBar
        title={title}
        back={
          back ?? <IconButton icon={ChevronsUpDown} label="ワールドを切りかえる" onClick={() => setSwitching(true)} />
        }
        trailing={
          <>
            <SpeakingChip worldId={worldId} />
            <WalletChip />
            <IconLink
              to="/news"
              icon={Bell}
              badge={unread}
              label={unread > 0 ? `お知らせ 未読${unread}件` : 'お知らせ'}
            />
          </>
        }
      />
      {switching && (
        <Suspense>
          <WorldSheet worldId={worldId} onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </>
  )
}
