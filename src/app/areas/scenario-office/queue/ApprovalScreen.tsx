// /myPage/admin/info?worldId: openings that wait for approval, the oldest first, and openings that wait for publication.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import type { WorldSearch } from '../addresses.ts'
import { decidingOpenings } from '../deciding-openings.ts'
import { ALL_WORLDS, type Approvals, officeQueries, type WaitingOpening } from '../queries.ts'
import { AwaitingRow } from './AwaitingRow.tsx'
import { OpeningRow } from './OpeningRow.tsx'

const NoticeForm = lazy(() => import('./NoticeForm.tsx').then(module => ({ default: module.NoticeForm })))

export function ApprovalScreen({ place: { worldId } }: { place: WorldSearch }) {
  const { data: worlds } = useQuery(worldQueries.worlds())
  const list = worlds?.worldSelectList ?? []
  return (
    <Page top={<TopBar title="オープニングの審査" back={<BackLink to="/myPage" />} />}>
      <FilterChips
        label="ワールド"
        filters={[
          { key: ALL_WORLDS, label: 'すべて' },
          ...list.map(world => ({ key: world.worldId, label: world.worldName })),
        ]}
        current={worldId ?? ALL_WORLDS}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/info"
            search={{ worldId: key === ALL_WORLDS ? undefined : key }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <Waiting key={worldId} worldId={worldId ?? ALL_WORLDS} />
      <SectionHeading>マスターへのお知らせ</SectionHeading>
      <Suspense fallback={<SkeletonBlock className="h-11 w-40" />}>
        <NoticeForm worlds={list} />
      </Suspense>
    </Page>
  )
}

const idOf = ({ scenarioId }: WaitingOpening): number => scenarioId

function Waiting({ worldId }: { worldId: string }) {
  const worldNames = useWorldNames()
  const [openedAt] = useState(Date.now)
  const query = useRead(officeQueries.approvals(worldId))
  const { data, dataUpdatedAt, isFetching } = query
  /** Stored rows of the last visit may move when they are read again, so they are not kept in place yet. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const decisions = useDecisions(decidingOpenings)
  const rows = useSteadyRows(data?.scenarioList ?? [], idOf, !isOpening)
  const now = useNow(data?.serverTime, dataUpdatedAt)
  return (
    <Read query={query} title="承認待ちを読み込めませんでした。" className="mt-3" skeleton={<RowsSkeleton />}>
      {(answer, age) => (
        <>
          {rows.length === 0 ? (
            <div className="mt-3">
              <EmptyState drawing={<EmptyDrawing />} title="承認待ちはありません。" />
            </div>
          ) : (
            <>
              <p className="num flex min-h-11 items-center text-meta text-ink-soft">
                {answer.scenarioList.length > 0 ? `${answer.scenarioList.length}件・古い順` : '残り0件'}
                <Aged since={age} />
              </p>
              <List>
                {rows.map(({ row, isGone }) => (
                  <OpeningRow
                    key={row.scenarioId}
                    opening={row}
                    worldName={worldNames.get(row.worldId) ?? ''}
                    isGone={isGone}
                    decisions={decisions}
                    now={now}
                  />
                ))}
              </List>
            </>
          )}
          <Awaiting list={answer.awaitingList} worldNames={worldNames} now={now} />
        </>
      )}
    </Read>
  )
}

type AwaitingProps = { list: Approvals['awaitingList']; worldNames: ReadonlyMap<string, string>; now: number }

const Awaiting = ({ list, worldNames, now }: AwaitingProps) => (
  <>
    <SectionHeading>公開待ち</SectionHeading>
    {list.length === 0 ? (
      <p className="text-sub text-ink-soft">公開を待っているものはありません。</p>
    ) : (
      <List>
        {list.map(opening => (
          <AwaitingRow
            key={opening.scenarioId}
            opening={opening}
            worldName={worldNames.get(opening.worldId) ?? ''}
            now={now}
          />
        ))}
      </List>
    )}
  </>
)

const RowsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    {[1, 2, 3].map(row => (
      <SkeletonBlock key={row} className="mb-2 h-22 rounded-card" />
    ))}
  </Loading>
)
