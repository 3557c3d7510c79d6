// /myPage/admin: works and applications that wait for a decision, and the office's tools for scenarios.
import {
  Clapperboard,
  ClipboardPen,
  Feather,
  LayoutDashboard,
  LibraryBig,
  LifeBuoy,
  Megaphone,
  UsersRound,
  Wrench,
} from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { Queues } from './Queues.tsx'
import { officeHomeQueries } from './queries.ts'
import { isJudged } from './queue-faces.ts'

export function ReviewHomeScreen() {
  const query = useRead(officeHomeQueries.home())
  return (
    <Page top={<TopBar title="審査とシナリオ" back={<BackLink to="/myPage" />} />}>
      <Read
        query={query}
        title="待っているものを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-60 rounded-card" />
          </Loading>
        }
      >
        {(home, age) => <Queues queues={home.queueList.filter(isJudged)} age={age} />}
      </Read>
      <Tools />
    </Page>
  )
}

/** Links that need no read, so that they are there without a network too. */
const Tools = () => (
  <section aria-label="シナリオの道具">
    <SectionHeading>シナリオの道具</SectionHeading>
    <List>
      <ListLink
        to="/myPage/admin/op"
        search={{ page: 1 }}
        icon={<Icon of={Feather} className="text-ink-soft" />}
        title="公式のオープニング"
      />
      <ListLink
        to="/myPage/admin/scenarioReaction"
        search={{ page: 1 }}
        icon={<Icon of={Clapperboard} className="text-ink-soft" />}
        title="リアクトのシチュエーション"
      />
      <ListLink
        to="/myPage/admin/omnibus"
        search={{ page: 1 }}
        icon={<Icon of={LibraryBig} className="text-ink-soft" />}
        title="オムニバスのテンプレート"
      />
      <ListLink
        to="/myPage/admin/re"
        search={{ tab: 'replay', page: 1 }}
        icon={<Icon of={Megaphone} className="text-ink-soft" />}
        title="再公開"
      />
      <ListLink
        to="/myPage/admin/npc"
        search={{}}
        icon={<Icon of={UsersRound} className="text-ink-soft" />}
        title="NPC"
      />
      <ListLink
        to="/myPage/admin/fixScenario"
        search={{}}
        icon={<Icon of={Wrench} className="text-ink-soft" />}
        title="シナリオの修復"
      />
      <ListLink
        to="/cs/scenario"
        search={{ page: 1 }}
        icon={<Icon of={LifeBuoy} className="text-ink-soft" />}
        title="サポート：シナリオを調べる"
      />
      <ListLink
        to="/myPage/admin/freeForm"
        search={{ state: undefined, page: 1 }}
        icon={<Icon of={ClipboardPen} className="text-ink-soft" />}
        title="フォーム"
      />
      <ListLink to="/admin" icon={<Icon of={LayoutDashboard} className="text-ink-soft" />} title="運営のトップ" />
    </List>
  </section>
)
