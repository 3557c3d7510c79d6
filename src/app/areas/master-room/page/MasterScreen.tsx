// /master/$masterId: a master: the head, and by tab the room, the scenarios, the titles given, the notices, the board.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { masterRoomRefusals } from '#rules/refusals/master-room.ts'
import type { MasterSearch, MasterTab } from '../address.ts'
import { type Master, masterRoomQueries } from '../queries.ts'
import { MasterHead } from './MasterHead.tsx'
import { NoticesTab } from './NoticesTab.tsx'
import { RoomBoard } from './RoomBoard.tsx'
import { RoomTab } from './RoomTab.tsx'
import { TitlesTab } from './TitlesTab.tsx'
import { WorksTab } from './WorksTab.tsx'

interface MasterScreenProps {
  masterId: string
  place: MasterSearch
  draftId: string | undefined
}

export function MasterScreen({ masterId, place, draftId }: MasterScreenProps) {
  const query = useRead(masterRoomQueries.master(masterId))
  const title = query.data?.masterName ?? 'マスター'
  return (
    <Page
      top={<TopBar title={title} back={<BackLink to="/master" search={{ page: 1 }} />} trailing={<WalletChip />} />}
    >
      <Read
        query={query}
        title="マスターのページを読み込めませんでした。"
        nowhere={nowhereBut(
          masterRoomRefusals.MASTER_UNKNOWN.message,
          { to: '/master', search: { page: 1 } },
          'マスターを探す',
        )}
        className="mt-3"
        skeleton={<MasterSkeleton />}
      >
        {(master, age) => (
          <>
            <MasterHead master={master} age={age} />
            <Content master={master} place={place} draftId={draftId} />
          </>
        )}
      </Read>
    </Page>
  )
}

function Content({ master, place, draftId }: { master: Master; place: MasterSearch; draftId: string | undefined }) {
  const { masterId, masterName, icon, room, titleCount, workCounts } = master
  const tabs: { key: MasterTab; label: string; count?: number }[] = [
    { key: 'room', label: 'ルーム' },
    { key: 'works', label: 'シナリオ', count: workCounts.open },
    { key: 'titles', label: '称号' },
    ...(room
      ? [
          { key: 'notices' as const, label: 'お知らせ' },
          { key: 'board' as const, label: '掲示板' },
        ]
      : []),
  ]
  const to = (search: MasterSearch, face: LinkFace): ReactNode => (
    <Link to="/master/$masterId" params={{ masterId }} search={search} {...face} />
  )
  const paged = (page: number, face: LinkFace) => to({ ...place, page }, face)
  const isShut = !room && (place.tab === 'notices' || place.tab === 'board')
  return (
    <>
      <div className="mt-3">
        <Tabs
          label="マスターのページ"
          tabs={tabs}
          current={place.tab}
          renderLink={({ key }, face) => to({ tab: key, group: 'open', page: 1 }, face)}
        />
      </div>
      {place.tab === 'room' && <RoomTab master={master} />}
      {place.tab === 'works' && <WorksTab master={master} place={place} to={to} />}
      {place.tab === 'titles' && <TitlesTab masterId={masterId} page={place.page} count={titleCount} link={paged} />}
      {isShut && (
        <div className="mt-3">
          <EmptyState drawing={<EmptyDrawing />} title={masterRoomRefusals.ROOM_CLOSED.message} />
        </div>
      )}
      {room && place.tab === 'notices' && <NoticesTab masterId={masterId} page={place.page} link={paged} />}
      {room && place.tab === 'board' && (
        <RoomBoard
          {...{ masterId, masterName, icon, draftId }}
          worldIds={master.worldIdList}
          page={place.page}
          link={paged}
        />
      )}
    </>
  )
}

const MasterSkeleton = () => (
  <Loading>
    <Card className="mt-3">
      <span className="flex items-center gap-3">
        <SkeletonBlock className="size-24 rounded-full" />
        <SkeletonLines widths={[60, 90, 40]} className="flex-1" />
      </span>
      <SkeletonBlock className="mt-3 h-11 rounded-card" />
    </Card>
    <SkeletonBlock className="mt-3 h-11" />
    <SkeletonLines widths={[40, 100, 96, 70]} className="mt-4" />
  </Loading>
)
