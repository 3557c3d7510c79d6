// /world/{worldId}/scenario and its lists: what can be joined, what is written, what was written. Filters stand in the address.
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { pageOffset } from '#rules/paging.ts'
import { countedMost, KEYWORD_MAX, SCENARIO_PAGE_SIZE } from '#rules/scenario/lists.ts'
import type { ScenarioList } from '#rules/scenario/states.ts'
import { masterLabel } from '#rules/worlds.ts'
import { firstList, type ListAddress, type WhichFilter } from '../address.ts'
import { type ScenarioCards, scenarioQueries } from '../queries.ts'
import { ComingLotteries } from './ComingLotteries.tsx'
import { listTabs } from './list-tabs.ts'
import { OwnAside } from './OwnAside.tsx'
import { ScenarioCards as Cards, ScenarioCardsSkeleton } from './ScenarioCards.tsx'
import { searchPaths } from './ScenarioSearchForm.tsx'
import { scenarioSearch } from './search-address.ts'

const paths = {
  opening: '/world/$worldId/scenario/opening',
  writing: '/world/$worldId/scenario/writing',
  replay: '/world/$worldId/scenario/replay',
} as const

const filters: readonly { key: WhichFilter | 'all'; label: string; isMember?: true }[] = [
  { key: 'all', label: 'すべて' },
  { key: 'joinable', label: '参加できる' },
  { key: 'closing', label: '今日まで' },
  { key: 'mine', label: '自分の', isMember: true },
  { key: 'friends', label: 'フレンドがいる', isMember: true },
]

/** Names of the lists in the words of the stories (doc3 §2), and of the part that is one's own. */
const headings: Record<ScenarioList, string> = { opening: '依頼一覧', writing: '出発した依頼', replay: '報告書一覧' }
const ownHeadings: Record<ScenarioList, string> = {
  opening: '参加中の依頼',
  writing: '参加中の依頼',
  replay: '参加した報告書',
}

export function ScenarioListScreen({
  worldId,
  list,
  address,
}: {
  worldId: string
  list: ScenarioList
  address: ListAddress
}) {
  const { world } = useWorld(worldId)
  const tabs = listTabs(world?.isScenarioV2 ?? true)
  const current = tabs.find(tab => tab.list === list && tab.status === address.status) ?? tabs[0]
  const status = list === 'opening' ? (current?.status ?? null) : null
  const query = useRead(scenarioQueries.list(worldId, list, { ...address, status }))
  const { user } = useSession()
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const at = (search: Partial<ListAddress>) => ({ ...address, page: 1, ...search })
  return (
    <WorldFrame worldId={worldId} title="シナリオ" purse>
      <OwnAside />
      <Tabs
        label="シナリオの一覧"
        tabs={tabs}
        current={current?.key ?? ''}
        renderLink={(tab, face) => (
          <Link
            to={paths[tab.list]}
            params={{ worldId }}
            search={{ ...firstList, q: address.q, status: tab.status }}
            replace
            {...face}
          />
        )}
      />
      <ListSearch worldId={worldId} list={list} address={address} />
      <div className="flex flex-wrap gap-x-4">
        <TextLink
          to={(world?.isScenarioV2 ?? true) ? searchPaths.v2 : searchPaths.v1}
          params={{ worldId }}
          search={scenarioSearch({ words: address.q, tab: current?.key ?? null })}
          chevron
        >
          くわしく探す
        </TextLink>
        <TextLink to="/master" search={{ world: worldId, page: 1 }} chevron>
          このワールドの{masterLabel(world?.scenarioSupportFlg)}
        </TextLink>
        <TextLink to="/world/$worldId/omnibus" params={{ worldId }} chevron>
          オムニバス
        </TextLink>
        {list === 'opening' && (
          <TextLink to="/world/$worldId/scenarioRequest" params={{ worldId }} search={{}} chevron>
            物語を頼む
          </TextLink>
        )}
        {list === 'opening' && (
          <TextLink to="/world/$worldId/scenarioReact" params={{ worldId }} search={{}} chevron>
            リアクト
          </TextLink>
        )}
      </div>
      <FilterChips
        label="絞りこみ"
        filters={filters.filter(
          ({ key, isMember }) => (user || !isMember) && (list === 'opening' || key !== 'joinable'),
        )}
        current={address.which ?? 'all'}
        renderLink={({ key }, face) => (
          <Link
            to={paths[list]}
            params={{ worldId }}
            search={at({ which: key === 'all' ? null : key })}
            replace
            {...face}
          />
        )}
      />
      <SectionHeading>{address.which === 'mine' ? ownHeadings[list] : headings[list]}</SectionHeading>
      <Read query={query} title="シナリオを読み込めませんでした。" skeleton={<ScenarioCardsSkeleton />}>
        {({ scenarioList, count, nextOpenAt, comingList, againList, replayList, foundList }: ScenarioCards, age) => (
          <>
            <PagedList
              shown={scenarioList.length}
              count={count}
              countedMost={countedMost(pageOffset(address.page, SCENARIO_PAGE_SIZE))}
              page={address.page}
              size={SCENARIO_PAGE_SIZE}
              age={age}
              link={(page, face) => (
                <Link to={paths[list]} params={{ worldId }} search={{ ...address, page }} {...face} />
              )}
              past="このページにシナリオはありません。"
              empty={<NoScenario worldId={worldId} list={list} address={address} nextOpenAt={nextOpenAt} />}
            >
              <Cards
                worldId={worldId}
                scenarios={scenarioList}
                again={againList}
                replays={replayList}
                found={foundList}
                now={now}
              />
              {list === 'opening' && nextOpenAt && (
                <p className="num flex items-center gap-1.5 py-2 text-cap text-ink-soft">
                  <Icon of={CalendarClock} size="xs" />
                  近日公開 — つぎは {formatDayTime(nextOpenAt)} です。
                </p>
              )}
            </PagedList>
            {comingList && <ComingLotteries comingList={comingList} />}
          </>
        )}
      </Read>
    </WorldFrame>
  )
}

function ListSearch({ worldId, list, address }: { worldId: string; list: ScenarioList; address: ListAddress }) {
  const navigate = useNavigate()
  return (
    <SearchLine
      label="シナリオを検索"
      maxLength={KEYWORD_MAX}
      words={address.q}
      placeholder={list === 'replay' ? '題名・人の名前・リプレイの文' : '題名・マスター・オープニング'}
      onSearch={q => void navigate({ to: paths[list], params: { worldId }, search: { ...address, q, page: 1 } })}
    />
  )
}

interface NoScenarioProps {
  worldId: string
  list: ScenarioList
  address: ListAddress
  nextOpenAt: ScenarioCards['nextOpenAt']
}

function NoScenario({ worldId, list, address, nextOpenAt }: NoScenarioProps) {
  const isFiltered = address.which !== null || address.q !== '' || address.difficulty !== null || address.kind !== null
  if (isFiltered) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="条件に合うシナリオはありません。"
        action={
          <ButtonLink
            variant="ai"
            to={paths[list]}
            params={{ worldId }}
            search={{ ...firstList, status: address.status }}
          >
            条件を外す
          </ButtonLink>
        }
      />
    )
  }
  const words = {
    opening: '公開中のシナリオはありません。',
    writing: '執筆中のシナリオはありません。',
    replay: 'まだリプレイはありません。',
  }
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={words[list]}
      note={nextOpenAt ? `つぎの公開は ${formatDayTime(nextOpenAt)} です。` : '公開されると、ここに並びます。'}
    />
  )
}
