// /myPage/admin/…: applications of one kind, the oldest first, for approval or rejection.

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Refusal } from '#app/platform/requests.ts'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { countWords, PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import { APPLICATION_PAGE_SIZE, type ApplicationKind, MOST_COUNTED_APPLICATIONS } from '#rules/applications.ts'
import { commonRefusals } from '#rules/refusals/common.ts'
import type { QueueAddress } from '../addresses.ts'
import { applicationQueries, type QueueAnswer, type QueuedApplication } from '../queries.ts'
import { decidingApplications } from './deciding.ts'
import { QueueCard } from './QueueCard.tsx'
import { queuePages } from './queue-pages.ts'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

export function QueueScreen({ kind, place }: { kind: ApplicationKind; place: QueueAddress }) {
  const { data: counts } = useQuery(applicationQueries.counts())
  const { path } = queuePages[kind]
  const tabs = [
    { key: 'waiting', label: '申請中', count: counts?.[kind] },
    { key: 'decided', label: '判断したもの' },
  ]
  return (
    <Page top={<TopBar title="申請の審査" back={<BackLink to="/myPage" />} />}>
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
    </Page>
  )
}

function Queue({ kind, place: { decided, page } }: { kind: ApplicationKind; place: QueueAddress }) {
  const [openedAt] = useState(Date.now)
  const query = useRead(applicationQueries.queue(kind, decided, page))
  const decisions = useDecisions(decidingApplications)
  const { data, dataUpdatedAt, error, isFetching } = query
  const { path } = queuePages[kind]
  /** Stored rows of the last visit may move when they are read again, so nothing can be pressed until then. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const rows = useSteadyRows(data?.applicationList ?? [], idOf, !decided && !isOpening)
  const { unkept, decideNow, keepOpen, wordsOf } = decisions
  return (
    <>
      <Read
        query={query}
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
        className="mt-3"
        skeleton={<MissionCardSkeleton />}
      >
        {(answer, age) => (
          <PagedList
            shown={rows.length}
            count={answer.count}
            page={page}
            size={APPLICATION_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link to={path} search={{ decided, page: number }} activeOptions={{ exact: true }} {...face} />
            )}
            counted={`${queueWords(answer, page)}・${decided ? '新しい順' : '古い順'}`}
            past="このページに申請はありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title="申請はありません。" />}
          >
            <ul className="mb-2" inert={isOpening}>
              {rows.map(({ row, isGone }) => (
                <QueueCard key={row.applicationId} application={row} isGone={isGone} decisions={decisions} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
      <Suspense>
        {unkept && (
          <UnkeptDialog
            name={unkept.thing.name}
            words={wordsOf(unkept.verdict)}
            onClose={keepOpen}
            onYes={() => void decideNow()}
          />
        )}
      </Suspense>
    </>
  )
}

const idOf = ({ applicationId }: QueuedApplication): number => applicationId

/** Count of the list as it is now, without applications decided since it was opened. */
function queueWords({ applicationList, count }: QueueAnswer, page: number): string {
  if (applicationList.length === 0) return '残り0件'
  const counted = { count, countedMost: MOST_COUNTED_APPLICATIONS, page, size: APPLICATION_PAGE_SIZE }
  return countWords({ shown: applicationList.length, ...counted })
}
