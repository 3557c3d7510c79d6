// /myPage/admin/omnibus/review: themes that wait for the office's review, the oldest first, and those that players see.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LibraryBig } from 'lucide-react'
import { useState } from 'react'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { WaitingRow } from '#app/shared/decision/WaitingRow.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import { firstTemplates } from '../address.ts'
import { ALL_WORLDS, type DeskTheme, omnibusQueries } from '../queries.ts'
import { episodesWords, lengthWords } from '../theme-words.ts'
import { decidingThemes } from './deciding-themes.ts'

const idOf = ({ omnibusId }: DeskTheme): number => omnibusId

export function QueueScreen({ world = ALL_WORLDS }: { world: string | undefined }) {
  const { data: worlds } = useQuery(worldQueries.worlds())
  return (
    <Page top={<TopBar title="テーマの審査" back={<BackLink to="/myPage" />} />}>
      <FilterChips
        label="ワールド"
        filters={[
          { key: ALL_WORLDS, label: 'すべて' },
          ...(worlds?.worldSelectList ?? []).map(one => ({ key: one.worldId, label: one.worldName })),
        ]}
        current={world}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/omnibus/review"
            search={key === ALL_WORLDS ? {} : { world: key }}
            activeOptions={{ exact: true }}
            replace
            {...face}
          />
        )}
      />
      <TextLink to="/myPage/admin/omnibus" search={firstTemplates} chevron>
        オムニバスのテンプレート
      </TextLink>
      <Waiting key={world} world={world} />
    </Page>
  )
}

function Waiting({ world }: { world: string }) {
  const worldNames = useWorldNames()
  const [openedAt] = useState(Date.now)
  const query = useRead(omnibusQueries.reviews(world))
  const { data, dataUpdatedAt, isFetching } = query
  /** Stored rows of the last visit may move when they are read again, so they are not kept in place yet. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const decisions = useDecisions(decidingThemes)
  const rows = useSteadyRows(data?.reviewList ?? [], idOf, !isOpening)
  const now = useNow(data?.serverTime, dataUpdatedAt)
  return (
    <Read
      query={query}
      title="審査待ちのテーマを読み込めませんでした。"
      className="mt-3"
      skeleton={
        <Loading>
          <div className="h-11" />
          <SkeletonBlock className="mb-2 h-22 rounded-card" />
          <SkeletonBlock className="mb-2 h-22 rounded-card" />
        </Loading>
      }
    >
      {({ reviewList, shownList }, age) => (
        <>
          {rows.length === 0 ? (
            <div className="mt-3">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="レビュー待ちはありません。"
                note="マスターがテーマを提出すると、ここに古い順に並びます。"
              />
            </div>
          ) : (
            <>
              <p className="num flex min-h-11 items-center text-meta text-ink-soft">
                {reviewList.length > 0 ? `${reviewList.length}件・古い順` : '残り0件'}
                <Aged since={age} />
              </p>
              <List>
                {rows.map(({ row, isGone }) => (
                  <WaitingRow
                    key={row.omnibusId}
                    thing={row}
                    icon={LibraryBig}
                    over={
                      <>
                        {row.approvedAt !== null && <Chip tone="matsuba">公開中の変更</Chip>}
                        <span className="min-w-0 wrap-anywhere">
                          {[worldNames.get(row.worldId), row.templateTitle, lengthWords(row)]
                            .filter(Boolean)
                            .join('・')}
                        </span>
                      </>
                    }
                    name={row.title}
                    writer={row.masterName}
                    since={row.stateSince}
                    isGone={isGone}
                    decisions={decisions}
                    now={now}
                    renderLink={face => (
                      <Link
                        to="/myPage/admin/omnibus/review/$omnibusId"
                        params={{ omnibusId: String(row.omnibusId) }}
                        search={{}}
                        {...face}
                      />
                    )}
                  />
                ))}
              </List>
            </>
          )}
          <Shown list={shownList} worldNames={worldNames} />
        </>
      )}
    </Read>
  )
}

const Shown = ({ list, worldNames }: { list: readonly DeskTheme[]; worldNames: ReadonlyMap<string, string> }) => (
  <>
    <SectionHeading>公開中のテーマ</SectionHeading>
    {list.length === 0 ? (
      <p className="text-sub text-ink-soft">公開中のテーマはありません。</p>
    ) : (
      <List>
        {list.map(theme => (
          <ListLink
            key={theme.omnibusId}
            to="/myPage/admin/omnibus/review/$omnibusId"
            params={{ omnibusId: String(theme.omnibusId) }}
            search={{}}
            title={<b className="phrases font-mincho font-semibold wrap-anywhere">{theme.title}</b>}
            note={[worldNames.get(theme.worldId), theme.masterName, episodesWords(theme)].filter(Boolean).join('・')}
            trailing={<Chip tone={theme.acceptFlg ? 'ai' : 'line'}>{theme.acceptFlg ? '受付中' : '停止中'}</Chip>}
          />
        ))}
      </List>
    )}
  </>
)
