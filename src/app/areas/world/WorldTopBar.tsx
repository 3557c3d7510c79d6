// The bar over a world's top and its search: the way home, what it is called, other worlds, what one owns, the news.
import { useQuery } from '@tanstack/react-query'
import { Bell, ChevronsUpDown, Globe, House } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { newsQueries } from '#app/areas/news/queries.ts'
import { useSession } from '#app/platform/use-session.ts'
import { IconButton, IconLink } from '#app/ui/IconButton.tsx'
import { WorldBar } from './WorldFrame.tsx'

const WorldSheet = lazy(() => import('./WorldSheet.tsx').then(module => ({ default: module.WorldSheet })))

export function WorldTopBar({
  worldId,
  title,
  back,
}: {
  worldId: string
  title: string
  /** in place of the way home, on screens further in, which do not tell who one speaks as */
  back?: ReactNode
}) {
  const { user } = useSession()
  const { data: news } = useQuery(newsQueries.list({ category: undefined, page: 1 }))
  const [switching, setSwitching] = useState(false)
  const unread = news?.unreadCount ?? 0
  return (
    <>
      <WorldBar
        worldId={worldId}
        title={title}
        back={
          back ??
          (user ? (
            <IconLink to="/" icon={House} label="ホームへ" />
          ) : (
            <IconLink to="/worldSelect" icon={Globe} label="ワールドの一覧へ" />
          ))
        }
        faceless={!back}
        lead={
          !back && <IconButton icon={ChevronsUpDown} label="ワールドを切り替える" onClick={() => setSwitching(true)} />
        }
        purse
        tools={
          <IconLink
            to="/news"
            icon={Bell}
            badge={unread}
            label={unread > 0 ? `お知らせ 未読${unread}件` : 'お知らせ'}
          />
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
