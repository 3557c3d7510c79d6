// Bar of a world's top and its search: the way home, the world's name, other worlds, the purse, the bell.
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown, Globe, House, Newspaper } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { newsQueries } from '#app/shared/news/queries.ts'
import { SearchEntry } from '#app/shared/search/SearchEntry.tsx'
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
  /** replaces the way home, on deeper screens, which do not show the speaking character */
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
          <>
            {!back && <SearchEntry />}
            <IconLink
              to="/news"
              icon={Newspaper}
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
