// /masterCommunity/{worldId}/admin and /admin/{tabNo} (R163, R164): the office's desk of a masters' community: pages of the handbook, boards,
// masters, NPCs.
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { staffDeskTabLabels } from '#rules/master-communities.ts'
import { STAFF_DESK_TABS, type StaffDeskTab } from '#rules/master-community-address.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { type DeskParams, tabNoOf } from '../address.ts'
import { type StaffDesk, staffQueries } from '../queries.ts'
import { BoardsTab } from './BoardsTab.tsx'
import { MembersTab } from './MembersTab.tsx'
import { NpcsTab } from './NpcsTab.tsx'
import { PageFormScreen } from './PageFormScreen.tsx'
import { PagesTab } from './PagesTab.tsx'

interface DeskScreenProps {
  worldId: string
  tab: StaffDeskTab
  place: DeskParams
}

export function DeskScreen({ worldId, tab, place }: DeskScreenProps) {
  if (tab === 'pages' && place.handbook !== undefined)
    return <PageFormScreen key={place.handbook} worldId={worldId} page={place.handbook} draftId={place.draft} />
  return <Desk worldId={worldId} tab={tab} />
}

function Desk({ worldId, tab }: Omit<DeskScreenProps, 'place'>) {
  const query = useRead(staffQueries.desk(worldId))
  return (
    <Page
      top={
        <TopBar
          title="マスターコミュニティの管理"
          back={<BackLink to="/masterCommunity/$worldId" params={{ worldId }} />}
        />
      }
    >
      <Tabs
        label="管理するもの"
        tabs={STAFF_DESK_TABS.map(key => ({ key, label: staffDeskTabLabels[key] }))}
        current={tab}
        renderLink={({ key }, face) => (
          <Link to="/masterCommunity/$worldId/admin/$tabNo" params={{ worldId, tabNo: tabNoOf(key) }} {...face} />
        )}
      />
      <Read
        query={query}
        title="マスターコミュニティを読み込めませんでした。"
        className="mt-3"
        nowhere={nowhereBut(
          masterCommunityRefusals.MASTER_COMMUNITY_NOT_FOUND.message,
          { to: '/myPage/admin' },
          '審査とシナリオへ',
        )}
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton count={4} />
          </div>
        }
      >
        {desk => <Tab {...{ worldId, tab, desk }} />}
      </Read>
    </Page>
  )
}

function Tab({ worldId, tab, desk }: { worldId: string; tab: StaffDeskTab; desk: StaffDesk }) {
  switch (tab) {
    case 'pages':
      return <PagesTab worldId={worldId} pages={desk.pageList} />
    case 'boards':
      return <BoardsTab worldId={worldId} boards={desk.boardList} />
    case 'members':
      return <MembersTab worldId={worldId} members={desk.memberList} candidates={desk.candidateList} />
    case 'npcs':
      return <NpcsTab worldId={worldId} />
  }
}
