// /myPage/admin/info?worldId: openings that wait for approval, the oldest first, and openings that wait for publication.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ShowMore } from '#app/shared/decision/ShowMore.tsx'
import { useShownMore } from '#app/shared/decision/use-shown-more.ts'
import { WaitingList } from '#app/shared/decision/WaitingList.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import type { WorldSearch } from '../addresses.ts'
import { decidingOpenings } from '../deciding-openings.ts'
import { ALL_WORLDS, type Approvals, officeQueries } from '../queries.ts'
import { AwaitingRow } from './AwaitingRow.tsx'
import { OpeningRow } from './OpeningRow.tsx'

const NoticeForm = lazy(() => import('./NoticeForm.tsx').then(module => ({ default: module.NoticeForm })))

export function ApprovalScreen({ place: { worldId } }: { place: WorldSearch }) {
  const { data: worlds } = useQuery(worldQueries.worlds())
  const list = worlds?.worldSelectList ?? []
  return (
    <Page
      top={<TopBar title="オープニングの審査" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}
    >
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

function Waiting({ worldId }: { worldId: string }) {
  const worldNames = useWorldNames()
  const { shown, showMore } = useShownMore()
  const more = <ShowMore onPress={showMore} />
  return (
    <WaitingList
      // The listed rows stay while more are read.
      query={useRead({ ...officeQueries.approvals(worldId, shown), placeholderData: keepPreviousData })}
      title="承認待ちを読み込めませんでした。"
      listOf={({ scenarioList }) => scenarioList}
      countOf={({ count }) => count}
      more={more}
      idOf={({ scenarioId }) => scenarioId}
      deciding={decidingOpenings}
      none={{ title: '承認待ちはありません。' }}
      row={(opening, { key, ...facts }) => (
        <OpeningRow key={key} opening={opening} worldName={worldNames.get(opening.worldId) ?? ''} {...facts} />
      )}
      below={({ awaitingList, awaitingCount }, now) => (
        <>
          <Awaiting list={awaitingList} worldNames={worldNames} now={now} />
          {awaitingCount > awaitingList.length && more}
        </>
      )}
    />
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
