// /myPage/admin/…: applications of one kind, the oldest first, to be approved or rejected.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { PastLastPage } from '#app/ui/PastLastPage.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import { APPLICATION_PAGE_SIZE, type ApplicationKind, MOST_COUNTED_APPLICATIONS } from '#rules/applications.ts'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { commonRefusals } from '#rules/refusals/common.ts'
import type { QueuePlace } from './places.ts'
import { QueueCard } from './QueueCard.tsx'
import { applicationQueries, type QueueAnswer, type QueuedApplication } from './queries.ts'
import { queuePages } from './queue-pages.ts'
import { useDecisions } from './use-decisions.ts'

const UnkeptDialog = lazy(() => import('./UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })))

const FRESH_MS = 60_000
const PAGE_LINKS = 7

export function QueueScreen({ kind, place }: { kind: ApplicationKind; place: QueuePlace }) {
  const online = useOnline()
  const { data: counts } = useQuery(applicationQueries.counts())
  const { path } = queuePages[kind]
  const tabs = [
    { key: 'waiting', label: '申請中', count: counts?.[kind] },
    { key: 'decided', label: '判断したもの' },
  ]
  return (
    <Screen
      top={<TopBar title="申請の審査" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <FilterChips
        label="申請の種類"
        filters={Object.entries(queuePages).map(([key, { label }]) => {
          const count = counts?.[key as ApplicationKind]
          return { key, label: count ? `${label} ${count}` : label }
        })}
        current={kind}
        renderLink={({ key }, face) => <Link to={queuePages[key as ApplicationKind].path} {...face} />}
      />
      <Tabs
        label="申請の状態"
        tabs={tabs}
        current={place.decided ? 'decided' : 'waiting'}
        renderLink={({ key }, face) => (
          <Link to={path} search={{ decided: key === 'decided', page: 1 }} activeOptions={{ exact: true }} {...face} />
        )}
      />
      <Queue key={`${kind} ${place.decided} ${place.page}`} kind={kind} place={place} />
    </Screen>
  )
}

function Queue({ kind, place: { decided, page } }: { kind: ApplicationKind; place: QueuePlace }) {
  const online = useOnline()
  const [openedAt] = useState(Date.now)
  const query = useQuery(applicationQueries.queue(kind, decided, page))
  const decisions = useDecisions()
  const { data, dataUpdatedAt, error, isFetching } = query
  const { path } = queuePages[kind]
  /** What was kept of the last visit stands there until it was read anew: nothing is pressed in what will move. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const rows = useSteadyRows(data?.applicationList ?? [], idOf, !decided && !isOpening)
  if (!data) {
    return (
      <div className="mt-3">
        <Missing
          query={query}
          online={online}
          title="申請を読み込めませんでした。"
          isNowhere={error instanceof Refusal && error.status === 403}
          nowhere={{
            title: commonRefusals.FORBIDDEN.message,
            action: (
              <ButtonLink variant="ai" to="/myPage">
                マイページへ
              </ButtonLink>
            ),
          }}
        >
          <MissionCardSkeleton />
        </Missing>
      </div>
    )
  }
  if (rows.length === 0) {
    return (
      <div className="mt-3">
        {page > 1 ? (
          <PastLastPage title="このページに申請はありません。">
            {words => (
              <ButtonLink variant="ai" to={path} search={{ decided, page: 1 }}>
                {words}
              </ButtonLink>
            )}
          </PastLastPage>
        ) : (
          <EmptyState drawing={<EmptyDrawing />} title="申請はありません。" />
        )}
      </div>
    )
  }
  const { unkept, decideNow, keepOpen } = decisions
  return (
    <>
      <p className="num mt-2.5 mb-1.5 text-meta text-ink-soft">
        {countWords(data, page)}・{decided ? '新しい順' : '古い順'}
        {dataUpdatedAt < Date.now() - FRESH_MS && (
          <>
            ・<AgeNote at={dataUpdatedAt} />
          </>
        )}
      </p>
      <ul className="mb-2" inert={isOpening}>
        {rows.map(({ row, isGone }) => (
          <QueueCard key={row.applicationId} application={row} isGone={isGone} decisions={decisions} />
        ))}
      </ul>
      <Pager
        pages={pageWindow(page, pageCount(data.count, APPLICATION_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(number, face) => (
          <Link to={path} search={{ decided, page: number }} activeOptions={{ exact: true }} {...face} />
        )}
      />
      <Suspense>
        {unkept && (
          <UnkeptDialog
            application={unkept.application}
            isApproved={unkept.verdict.isApproved}
            onClose={keepOpen}
            onYes={() => void decideNow()}
          />
        )}
      </Suspense>
    </>
  )
}

const idOf = ({ applicationId }: QueuedApplication): number => applicationId

/** What the list has now, without what was decided since it was opened. */
function countWords({ applicationList, count }: QueueAnswer, page: number): string {
  if (applicationList.length === 0) return 'のこり0件'
  const first = pageOffset(page, APPLICATION_PAGE_SIZE) + 1
  const isMore = count >= MOST_COUNTED_APPLICATIONS
  return `全${count}件${isMore ? '以上' : ''}のうち ${first}〜${first + applicationList.length - 1}件`
}
