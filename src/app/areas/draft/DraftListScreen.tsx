// /myPage/drafts: all drafts being written, and the link to ended ones that are still kept.

import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { useDraftActions } from '#app/shared/draft/actions.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { DraftRow, EndedRow } from './DraftRow.tsx'
import { useDraftList } from './use-draft-list.ts'

const leads = {
  open: '書いている途中のものです。端末とサーバーの両方に残し、送ったあとも30日は控えがあります。',
  ended: '送ったものと、削除したものです。30日のあいだ、下書きに取り戻せます。',
}

export function DraftListScreen({ place: { ended, page } }: { place: { ended: boolean; page: number } }) {
  const online = useOnline()
  const { user } = useSession()
  const { entries, readAgain, isReady, pages, query } = useDraftList(user?.userId, { page, ended })
  const { remove, bringBack } = useDraftActions(user?.userId ?? '', readAgain)
  const { data, error, isFetching, refetch } = query
  const retry = { pending: isFetching, onRetry: refetch }
  return (
    <Page
      top={
        <TopBar
          title={ended ? '送ったもの・削除したもの' : '下書き'}
          back={<BackLink to={ended ? '/myPage/drafts' : '/myPage'} />}
        />
      }
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
      ) : (
        <Read query={query} title="下書きを読み込めませんでした。" skeleton={null}>
          {() => <Empty ended={ended} />}
        </Read>
      )}
      <PageLinks
        page={page}
        count={pages}
        size={1}
        link={(number, face) => <Link to="/myPage/drafts" search={{ ended, page: number }} {...face} />}
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
    </Page>
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

/** Note that drafts of the server are missing, while those of the device are shown. */
const ServerMissing = ({ pending, onRetry }: { pending: boolean; onRetry: () => unknown }) => (
  <Notice icon={History} className="mb-3" title="サーバーの下書きを読み込めませんでした">
    この端末にあるものだけを表示しています。
    <Button variant="text" pending={pending} onClick={() => void onRetry()}>
      もう一度試す
    </Button>
  </Notice>
)
