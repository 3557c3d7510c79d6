// /myPage/admin/…: applications of one kind, the oldest first, for approval or rejection.

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Refusal } from '#app/platform/requests.ts'
import { JudgedPages } from '#app/shared/decision/JudgedPages.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { APPLICATION_PAGE_SIZE, type ApplicationKind, MOST_COUNTED_APPLICATIONS } from '#rules/applications.ts'
import { commonRefusals } from '#rules/refusals/common.ts'
import type { QueueAddress } from '../addresses.ts'
import { applicationQueries } from '../queries.ts'
import { decidingApplications } from './deciding.ts'
import { QueueCard } from './QueueCard.tsx'
import { queuePages } from './queue-pages.ts'

export function QueueScreen({ kind, place }: { kind: ApplicationKind; place: QueueAddress }) {
  const { data: counts } = useQuery(applicationQueries.counts())
  const { path } = queuePages[kind]
  const tabs = [
    { key: 'waiting', label: '申請中', count: counts?.[kind] },
    { key: 'decided', label: '判断したもの' },
  ]
  return (
    <Page top={<TopBar title="申請の審査" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
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
  const query = useRead(applicationQueries.queue(kind, decided, page))
  const { error } = query
  const { path } = queuePages[kind]
  return (
    <JudgedPages
      query={query}
      title="申請を読み込めませんでした。"
      isNowhere={error instanceof Refusal && error.status === 403}
      nowhere={nowhereBut(commonRefusals.FORBIDDEN.message, { to: '/myPage' }, 'マイページへ')}
      listOf={({ applicationList }) => applicationList}
      deciding={decidingApplications}
      nameOf={({ name }) => name}
      isDecided={decided}
      page={page}
      size={APPLICATION_PAGE_SIZE}
      countedMost={MOST_COUNTED_APPLICATIONS}
      link={(number, face) => (
        <Link to={path} search={{ decided, page: number }} activeOptions={{ exact: true }} {...face} />
      )}
      past="このページに申請はありません。"
      none="申請はありません。"
      card={(application, { key, ...facts }) => <QueueCard key={key} application={application} {...facts} />}
    />
  )
}
