// /world/{worldId}/worldSearch/scenario and scenarioV2: scenarios of a world in every state, by the criteria of the address. The
// two differ in their tabs, as the lists of worlds with and without isScenarioV2 do.
import { Link } from '@tanstack/react-router'
import { useSession } from '#app/platform/use-session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldTopBar } from '#app/shared/world/WorldTopBar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { pageOffset } from '#rules/paging.ts'
import { countedMost, SCENARIO_PAGE_SIZE } from '#rules/scenario/lists.ts'
import { firstList } from '../address.ts'
import { type ScenarioCards as Cards, scenarioQueries } from '../queries.ts'
import { listTabs } from './list-tabs.ts'
import { ScenarioCards, ScenarioCardsSkeleton } from './ScenarioCards.tsx'
import { ScenarioSearchForm, searchPaths } from './ScenarioSearchForm.tsx'
import { type SearchAddress, type SearchWhich, scenarioSearch } from './search-address.ts'

const filters: readonly { key: SearchWhich | 'all'; label: string; isMember?: true }[] = [
  { key: 'all', label: 'すべて' },
  { key: 'joinable', label: '参加できる' },
  { key: 'mine', label: '自分の', isMember: true },
  { key: 'friends', label: 'フレンドがいる', isMember: true },
]

interface ScenarioSearchScreenProps {
  worldId: string
  isV2: boolean
  place: SearchAddress
}

export function ScenarioSearchScreen({ worldId, isV2, place }: ScenarioSearchScreenProps) {
  const query = useRead(scenarioQueries.search(worldId, isV2, place))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const { user } = useSession()
  const to = isV2 ? searchPaths.v2 : searchPaths.v1
  const tabs = [{ key: 'all', label: 'すべて' }, ...listTabs(isV2)]
  const nothing = (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="条件に合うシナリオはありません。"
      note="条件を減らすか、言葉を短くしてみてください。"
      action={
        <ButtonLink variant="ai" to={to} params={{ worldId }} search={{}}>
          条件をすべて消す
        </ButtonLink>
      }
    />
  )
  return (
    <Page
      top={
        <WorldTopBar
          worldId={worldId}
          title="シナリオを探す"
          back={
            <BackLink
              to="/world/$worldId/scenario/opening"
              params={{ worldId }}
              search={firstList}
              label="シナリオの一覧へ戻る"
            />
          }
        />
      }
    >
      <Tabs
        label="シナリオの段階"
        tabs={tabs}
        current={tabs.find(({ key }) => key === place.tab)?.key ?? 'all'}
        renderLink={({ key }, face) => (
          <Link
            to={to}
            params={{ worldId }}
            search={scenarioSearch({ ...place, tab: key === 'all' ? null : key, page: 1 })}
            replace
            {...face}
          />
        )}
      />
      <ScenarioSearchForm worldId={worldId} isV2={isV2} place={place} />
      <FilterChips
        label="絞りこみ"
        filters={filters.filter(({ isMember }) => user || !isMember)}
        current={place.which ?? 'all'}
        renderLink={({ key }, face) => (
          <Link
            to={to}
            params={{ worldId }}
            search={scenarioSearch({ ...place, which: key === 'all' ? null : key, page: 1 })}
            replace
            {...face}
          />
        )}
      />
      <Read query={query} title="シナリオを探せませんでした。" className="mt-3" skeleton={<ScenarioCardsSkeleton />}>
        {({ scenarioList, count, foundList, replayList }: Cards, age) => (
          <PagedList
            shown={scenarioList.length}
            count={count}
            countedMost={countedMost(pageOffset(place.page, SCENARIO_PAGE_SIZE))}
            page={place.page}
            size={SCENARIO_PAGE_SIZE}
            age={age}
            link={(page, face) => (
              <Link to={to} params={{ worldId }} search={scenarioSearch({ ...place, page })} {...face} />
            )}
            past="このページにシナリオはありません。"
            empty={nothing}
          >
            <ScenarioCards
              worldId={worldId}
              scenarios={scenarioList}
              replays={replayList}
              found={foundList}
              now={now}
            />
          </PagedList>
        )}
      </Read>
    </Page>
  )
}
