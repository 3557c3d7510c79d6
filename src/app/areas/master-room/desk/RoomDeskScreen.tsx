// /myPage/scenario/masterRoom: the master's own desk of the room, by tab: its words, notices, calendar, board.
import { Link } from '@tanstack/react-router'
import { DoorClosed, ExternalLink } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { firstOfMaster } from '../address.ts'
import { RoomBoard } from '../page/RoomBoard.tsx'
import { masterRoomQueries, type OwnRoom } from '../queries.ts'
import { DayDesk } from './DayDesk.tsx'
import type { DeskTab, RoomDeskSearch } from './desk-address.ts'
import { NoticeDesk } from './NoticeDesk.tsx'
import { RoomForm } from './RoomForm.tsx'

const NO_WORLDS: readonly string[] = []

export function RoomDeskScreen({ place }: { place: RoomDeskSearch }) {
  const query = useRead({ ...masterRoomQueries.own(), staleTime: 0, refetchOnWindowFocus: false })
  const { tab } = place
  const count = (of: keyof Pick<OwnRoom, 'noticeCount' | 'postCount'>) => query.data?.[of]
  const tabs: { key: DeskTab; label: string; count?: number | undefined }[] = [
    { key: 'room', label: '紹介' },
    { key: 'notices', label: 'お知らせ', count: count('noticeCount') },
    { key: 'days', label: '予定', count: query.data?.dayList.length },
    { key: 'board', label: '掲示板', count: count('postCount') },
  ]
  return (
    <Page top={<TopBar title="マスタールーム" back={<BackLink to="/myPage/scenario" />} />}>
      <Tabs
        label="マスタールームの内容"
        tabs={tabs}
        current={tab}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/scenario/masterRoom"
            search={{ tab: key, page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <Read
        query={query}
        title="マスタールームを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonLines widths={[50]} className="mt-5" />
            <SkeletonBlock className="mt-4 h-12 rounded-card" />
            <SkeletonBlock className="mt-4 h-52 rounded-card" />
          </Loading>
        }
      >
        {room => (
          <>
            <p className="flex justify-end">
              <TextLink
                to="/master/$masterId"
                params={{ masterId: room.masterId }}
                search={firstOfMaster}
                icon={ExternalLink}
              >
                公開されているページ
              </TextLink>
            </p>
            <Part room={room} place={place} />
          </>
        )}
      </Read>
    </Page>
  )
}

interface PartProps {
  room: OwnRoom
  place: RoomDeskSearch
}

function Part({ room, place: { tab, page, draft } }: PartProps) {
  const link = (number: number, face: LinkFace) => (
    <Link to="/myPage/scenario/masterRoom" search={{ tab, page: number }} {...face} />
  )
  if (tab === 'room') return <RoomForm room={room} draftId={draft} />
  const closed = !room.isOpen && (
    <Notice icon={DoorClosed} silent className="mt-2">
      ルームは非公開です。公開するまで、ほかの人には見えません。
    </Notice>
  )
  return (
    <>
      {closed}
      {tab === 'notices' && <NoticeDesk page={page} draftId={draft} link={link} />}
      {tab === 'days' && <DayDesk room={room} />}
      {tab === 'board' && (
        <RoomBoard
          masterId={room.masterId}
          masterName={room.masterName}
          icon={room.icon}
          worldIds={NO_WORLDS}
          page={page}
          draftId={draft}
          link={link}
          isClosed={!room.isOpen}
        />
      )}
    </>
  )
}
