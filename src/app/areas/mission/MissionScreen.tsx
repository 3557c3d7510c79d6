// The mission screen (doc2 §§2-5): three tabs, worlds, pages, claims.

import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { TokenSigns } from '#app/shared/coin/TokenSigns.tsx'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { useAfterFirst } from '#app/ui/use-after-first.ts'
import { missionMessages } from '#rules/messages/mission.ts'
import { MISSION_PAGE_SIZE, MISSION_TABS, missionTabLabels, missionWorld, missionWorldLabels } from '#rules/mission.ts'
import { clampPage, pageOffset } from '#rules/paging.ts'
import { worldRefusals } from '#rules/refusals/world.ts'
import { ClaimAllButton } from './ClaimAllButton.tsx'
import { EndingSoon } from './EndingSoon.tsx'
import { MissionCard } from './MissionCard.tsx'
import { type MissionPage, type MissionPlace, missionQueries } from './queries.ts'
import { RewardDialogs } from './RewardDialogs.tsx'
import { type Row, useSteadyRows } from './steady-rows.ts'
import { useClaims } from './use-claims.ts'

/** Cards that a phone shows without scrolling. */
const FIRST_SEEN = 3

export function MissionScreen({ place }: { place: MissionPlace }) {
  const navigate = useNavigate()
  const query = useRead(missionQueries.page(place))
  const { data } = query
  const { data: summary } = useQuery(missionQueries.summary())
  const claims = useClaims()

  const { tabNo, worldId } = place
  const list = `${tabNo} ${worldId} ${place.page} ${claims.timesAll}`
  const rows = useSteadyRows(list, claims.isClaimed, data?.achievementDtoList)
  const isHeld = rows.some(({ isTaken }) => isTaken)

  // The list has become shorter than this page, by claiming all or on another device (doc2 §4).
  const fitting = data && !isHeld ? clampPage(place.page, data.totalCount, MISSION_PAGE_SIZE) : place.page
  useEffect(() => {
    if (fitting !== place.page) void navigate({ to: '/mission', search: { ...place, page: fitting }, replace: true })
  }, [fitting, place, navigate])

  const tabs = MISSION_TABS.map(tab => ({
    key: String(tab),
    label: missionTabLabels[tab],
    ...(tab === 1 && summary && summary.rewardCount > 0 ? { count: summary.rewardCount } : {}),
  }))
  return (
    <Page
      top={<TopBar title="ミッション" trailing={<WalletChip />} />}
      aside={summary ? <EndingSoon missions={summary.endingList} /> : null}
    >
      <Tabs
        label="ミッションの状態"
        tabs={tabs}
        current={String(place.tabNo)}
        renderLink={(tab, face) => (
          <Link to="/mission" search={{ ...place, tabNo: MISSION_TABS[Number(tab.key)] ?? 0, page: 1 }} {...face} />
        )}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <WorldSelect
          place={place}
          page={data}
          onChange={worldId => navigate({ to: '/mission', search: { ...place, worldId, page: 1 } })}
        />
        {place.tabNo === 1 && place.worldId === missionWorld.all && (
          <ClaimAllButton count={data?.lpRewardCount ?? 0} claims={claims} />
        )}
      </div>
      <Read
        query={query}
        title="ミッションを読み込めませんでした。"
        nowhere={nowhereBut(
          query.error?.message || worldRefusals.WORLD_NOT_FOUND.message,
          { to: '/mission', search: { tabNo: place.tabNo, worldId: missionWorld.all, page: 1 } },
          '全てのミッションを見る',
        )}
        className="mt-3"
        skeleton={<MissionCardSkeleton />}
      >
        {(data, age) => (
          <MissionList place={place} page={data} rows={rows} claims={claims}>
            {age !== null && <AgeNote at={age} />}
          </MissionList>
        )}
      </Read>
      <RewardDialogs claims={claims} />
    </Page>
  )
}

/** Choice of all missions, user missions, or a world (doc2 §2). */
function WorldSelect({
  place,
  page,
  onChange,
}: {
  place: MissionPlace
  page: MissionPage | undefined
  onChange: (worldId: string) => void
}) {
  // While the next list is loading, the worlds of the last one are used, so that the chosen one keeps its name.
  const known = useRef(page?.worldNameDtoList)
  useEffect(() => {
    if (page) known.current = page.worldNameDtoList
  }, [page])
  const worlds = page?.worldNameDtoList ?? known.current ?? []
  return (
    <SelectField
      label="ワールドを選ぶ"
      hideLabel
      compact
      className="min-w-36 flex-1"
      value={place.worldId}
      onChange={event => onChange(event.currentTarget.value)}
    >
      <option value={missionWorld.all}>{missionWorldLabels.all}</option>
      <option value={missionWorld.user}>{missionWorldLabels.user}</option>
      {worlds.map(({ worldId, worldName }) => (
        <option key={worldId} value={worldId}>
          {worldName}
        </option>
      ))}
    </SelectField>
  )
}

function MissionList({
  place,
  page,
  rows,
  claims,
  children,
}: {
  place: MissionPlace
  page: MissionPage
  rows: readonly Row[]
  claims: ReturnType<typeof useClaims>
  children: ReactNode
}) {
  const { achievementDtoList: missions, totalCount } = page
  const isAfterFirst = useAfterFirst()
  if (rows.length === 0) return <Nothing tabNo={place.tabNo} />
  const first = pageOffset(place.page, MISSION_PAGE_SIZE) + 1
  const pager = (label: string) => (
    <PageLinks
      label={label}
      page={place.page}
      count={totalCount}
      size={MISSION_PAGE_SIZE}
      link={(to, face) => <Link to="/mission" search={{ ...place, page: to }} {...face} />}
    />
  )
  return (
    <>
      <p className="num mt-2.5 text-meta text-ink-soft">
        全{totalCount}件{missions.length > 0 && `のうち ${first}〜${first + missions.length - 1}件`}
        {children && <>・{children}</>}
      </p>
      {pager('ページ')}
      <ul className="mt-1.5 mb-2">
        {(isAfterFirst ? rows : rows.slice(0, FIRST_SEEN)).map(({ mission, isTaken }) => (
          <MissionCard key={mission.id} mission={mission} tabNo={place.tabNo} isTaken={isTaken} claims={claims} />
        ))}
      </ul>
      {isAfterFirst && (
        <>
          <TokenSigns rewards={missions.map(({ rewardText }) => rewardText)} className="mb-2" />
          {pager('ページ（一覧の下）')}
        </>
      )}
    </>
  )
}

const nothingNotes = [
  'いまできるミッションは、すべて達成しています。',
  '達成したミッションの報酬が、ここに届きます。',
  '受け取った報酬が、ここに残ります。',
] as const

function Nothing({ tabNo }: { tabNo: MissionPlace['tabNo'] }) {
  return (
    <div className="mt-3">
      <EmptyState
        drawing={<EmptyDrawing />}
        title={missionMessages.empty}
        note={nothingNotes[tabNo]}
        action={
          tabNo === 0 ? (
            <ButtonLink variant="ai" to="/mission" search={{ tabNo: 1, worldId: missionWorld.all, page: 1 }}>
              達成したミッションを見る
            </ButtonLink>
          ) : (
            <ButtonLink variant="ai" to="/mission" search={{ tabNo: 0, worldId: missionWorld.all, page: 1 }}>
              できるミッションを見る
            </ButtonLink>
          )
        }
      />
    </div>
  )
}
