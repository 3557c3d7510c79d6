// /myPage/drafts: everything that is being written, and below it the way to what has ended and is still kept.
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { pageWindow } from '#rules/paging.ts'
import { useDraftActions } from './actions.ts'
import { DraftRow, EndedRow } from './DraftRow.tsx'
import { useDraftList } from './use-draft-list.ts'

const PAGE_LINKS = 7

const leads = {
  open: '書いている途中のものです。端末とサーバーの両方に残し、送ったあとも30日は控えがあります。',
  ended: '送ったものと、削除したものです。30日のあいだ、下書きに取りもどせます。',
}

export function DraftListScreen({ place: { ended, page } }: { place: { ended: boolean; page: number } }) {
  const online = useOnline()
  const { user } = useSession()
  const { entries, readAgain, isReady, pages, query } = useDraftList(user?.userId, { page, ended })
  const { remove, bringBack } = useDraftActions(user?.userId ?? '', readAgain)
  const { data, error, isFetching, refetch } = query
  const retry = { pending: isFetching, onRetry: refetch }
  return (
    <Screen
      top={
        <TopBar
          title={ended ? '送ったもの・削除したもの' : '下書き'}
          back={<BackLink to={ended ? '/myPage/drafts' : '/myPage'} />}
        />
      }
      strip={<OfflineStrip offline={!online} />}
    >
      <p className="my-3 text-cap text-ink-soft">{ended ? leads.ended : leads.open}</p>
      {!isReady ? (
        <NewsRowSkeleton />
      ) : entries.length > 0 ? (
        <>
          {error && !data && online && <ServerMissing {...retry} />}
          <List className="mb-2">
            {entries.map(entry =>
              ended ? (
                <EndedRow key={entry.draftId} entry={entry} onBringBack={() => void bringBack(entry)} />
              ) : (
                <DraftRow key={entry.draftId} entry={entry} onRemove={() => void remove(entry)} />
              ),
            )}
          </List>
        </>
      ) : data ? (
        <Empty ended={ended} />
      ) : (
        <Missing query={query} online={online} title="下書きを読み込めませんでした。" />
      )}
      <Pager
        pages={pageWindow(page, pages, PAGE_LINKS)}
        current={page}
        renderLink={(number, face) => <Link to="/myPage/drafts" search={{ ended, page: number }} {...face} />}
      />
      {!ended && (
        <List className="mt-3">
          <ListLink
            to="/myPage/drafts"
            search={{ ended: true, page: 1 }}
            icon={<Icon of={History} className="text-ai" />}
            title="送ったもの・削除したもの"
          />
        </List>
      )}
    </Screen>
  )
}

const Empty = ({ ended }: { ended: boolean }) =>
  ended ? (
    <EmptyState drawing={<EmptyDrawing />} title="送ったものも、削除したものもありません。" />
  ) : (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="書きかけの文章はありません。"
      action={
        <ButtonLink variant="ai" to="/myPage/profile">
          自己紹介を書く
        </ButtonLink>
      }
    />
  )

/** What the device has is shown; what only the server has is missing. */
const ServerMissing = ({ pending, onRetry }: { pending: boolean; onRetry: () => unknown }) => (
  <Notice icon={History} className="mb-3" title="サーバーの下書きを読み込めませんでした">
    この端末にあるものだけを表示しています。
    <Button variant="text" pending={pending} onClick={() => void onRetry()}>
      もう一度試す
    </Button>
  </Notice>
)
