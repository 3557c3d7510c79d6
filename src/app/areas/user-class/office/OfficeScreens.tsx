// The office's screens of applications: masters, story supporters, creators with the list of supporters' names.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import type { CreatorDeskAddress, RequestQueueAddress, SupporterQueueAddress, SupporterTab } from '../addresses.ts'
import { classQueries } from '../queries.ts'
import { RequestQueue } from './RequestQueue.tsx'
import { SupporterNames } from './SupporterNames.tsx'

const exact = { activeOptions: { exact: true } } as const
const stateTabs = (count: number | undefined) => [
  { key: 'waiting', label: '申請中', count },
  { key: 'decided', label: '判断したもの' },
]

export function MasterQueueScreen({ place }: { place: RequestQueueAddress }) {
  const { data } = useQuery(classQueries.counts())
  const to = '/myPage/admin/master'
  return (
    <Page top={<TopBar title="マスターの審査" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
      <Tabs
        label="申請の状態"
        tabs={stateTabs(data?.master)}
        current={place.decided ? 'decided' : 'waiting'}
        renderLink={({ key }, face) => (
          <Link to={to} search={{ decided: key === 'decided', page: 1 }} {...exact} {...face} />
        )}
      />
      <RequestQueue
        key={`${place.decided} ${place.page}`}
        kind="master"
        place={place}
        pageLink={(page, face) => <Link to={to} search={{ ...place, page }} {...exact} {...face} />}
      />
    </Page>
  )
}

const supporterLabels: Record<SupporterTab, string> = { exam: '試験', permission: 'ワールドの許可' }

export function SupporterQueueScreen({ place }: { place: SupporterQueueAddress }) {
  const { data } = useQuery(classQueries.counts())
  const { kind, decided, page } = place
  const to = '/myPage/admin/storySupporterApproval'
  return (
    <Page
      top={
        <TopBar
          title="ストーリーサポーターの審査"
          back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />}
        />
      }
    >
      <FilterChips
        label="申請の種類"
        filters={Object.entries(supporterLabels).map(([key, label]) => {
          const count = data?.[key as SupporterTab]
          return { key, label: count ? `${label} ${count}` : label }
        })}
        current={kind}
        renderLink={({ key }, face) => (
          <Link to={to} search={{ kind: key as SupporterTab, decided: false, page: 1 }} {...face} />
        )}
      />
      <Tabs
        label="申請の状態"
        tabs={stateTabs(data?.[kind])}
        current={decided ? 'decided' : 'waiting'}
        renderLink={({ key }, face) => (
          <Link to={to} search={{ kind, decided: key === 'decided', page: 1 }} {...exact} {...face} />
        )}
      />
      <RequestQueue
        key={`${kind} ${decided} ${page}`}
        kind={kind}
        place={place}
        pageLink={(number, face) => <Link to={to} search={{ ...place, page: number }} {...exact} {...face} />}
      />
    </Page>
  )
}

export function CreatorDeskScreen({ place }: { place: CreatorDeskAddress }) {
  const { data } = useQuery(classQueries.counts())
  const { tab, decided } = place
  const to = '/admin/creator'
  const tabs = [...stateTabs(data?.creator), { key: 'supporters', label: '支援者のお名前' }]
  return (
    <Page top={<TopBar title="クリエイターの審査" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
      <Tabs
        label="クリエイターと支援者"
        tabs={tabs}
        current={tab === 'supporters' ? 'supporters' : decided ? 'decided' : 'waiting'}
        renderLink={({ key }, face) => (
          <Link
            to={to}
            search={{ tab: key === 'supporters' ? 'supporters' : 'requests', decided: key === 'decided', page: 1 }}
            {...exact}
            {...face}
          />
        )}
      />
      {tab === 'supporters' ? (
        <SupporterNames />
      ) : (
        <RequestQueue
          key={`${decided} ${place.page}`}
          kind="creator"
          place={place}
          pageLink={(page, face) => <Link to={to} search={{ ...place, page }} {...exact} {...face} />}
        />
      )}
    </Page>
  )
}
