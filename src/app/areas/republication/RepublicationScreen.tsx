// /myPage/admin/re?tab&worldId&q&page: old replays and openings that the office publishes again, and what it has published.
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { KEYWORD_MAX } from '#rules/scenario/lists.ts'
import type { RepublicationSearch, RepublicationTab } from './address.ts'
import { Candidates } from './Candidates.tsx'
import { History } from './History.tsx'

const tabs: readonly { key: RepublicationTab; label: string }[] = [
  { key: 'replay', label: 'リプレイ' },
  { key: 'opening', label: 'オープニング' },
  { key: 'history', label: '記録' },
]
const ALL_WORLDS = 'all'

export function RepublicationScreen({ place }: { place: RepublicationSearch }) {
  const { data: worlds } = useQuery(worldQueries.worlds())
  const { tab, worldId } = place
  return (
    <Page top={<TopBar title="再公開" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
      <Tabs
        label="再公開するもの"
        tabs={tabs}
        current={tab}
        renderLink={({ key }, face) => (
          <Link to="/myPage/admin/re" search={{ ...place, tab: key as RepublicationTab, page: 1 }} replace {...face} />
        )}
      />
      {tab !== 'history' && <ScenarioSearch key={`${tab}:${place.q}`} place={place} />}
      <FilterChips
        label="ワールド"
        filters={[
          { key: ALL_WORLDS, label: 'すべて' },
          ...(worlds?.worldSelectList ?? []).map(world => ({ key: world.worldId, label: world.worldName })),
        ]}
        current={worldId ?? ALL_WORLDS}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/re"
            search={{ ...place, worldId: key === ALL_WORLDS ? undefined : key, page: 1 }}
            replace
            {...face}
          />
        )}
      />
      {tab === 'history' ? <History place={place} /> : <Candidates key={tab} what={tab} place={place} />}
    </Page>
  )
}

function ScenarioSearch({ place }: { place: RepublicationSearch }) {
  const navigate = useNavigate()
  return (
    <SearchLine
      label="シナリオを探す"
      maxLength={KEYWORD_MAX}
      words={place.q ?? ''}
      placeholder="題名か、10桁のID"
      onSearch={q =>
        void navigate({ to: '/myPage/admin/re', search: { ...place, q: q === '' ? undefined : q, page: 1 } })
      }
    />
  )
}
