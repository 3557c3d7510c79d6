// /myPage/admin: works and applications that wait for a decision, and the office's tools for scenarios.
import {
  BookOpenText,
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
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { Queues } from './Queues.tsx'
import { type Face, isJudged } from './queue-faces.ts'

export const ReviewHomeScreen = () => (
  <HomeFrame title="審査とシナリオ" below={<Tools />}>
    {(home, age) => <Queues queues={home.queueList.filter(isJudged)} age={age} />}
  </HomeFrame>
)

const tools: readonly Face[] = [
  { title: '公式のオープニング', icon: Feather, link: { to: '/myPage/admin/op', search: { page: 1 } } },
  {
    title: 'リアクトのシチュエーション',
    icon: Clapperboard,
    link: { to: '/myPage/admin/scenarioReaction', search: { page: 1 } },
  },
  { title: 'オムニバスのテンプレート', icon: LibraryBig, link: { to: '/myPage/admin/omnibus', search: { page: 1 } } },
  { title: '再公開', icon: Megaphone, link: { to: '/myPage/admin/re', search: { tab: 'replay', page: 1 } } },
  { title: 'NPC', icon: UsersRound, link: { to: '/myPage/admin/npc', search: {} } },
  { title: 'シナリオの修復', icon: Wrench, link: { to: '/myPage/admin/fixScenario', search: {} } },
  { title: 'サポート', icon: LifeBuoy, link: { to: '/cs' } },
  { title: 'フォーム', icon: ClipboardPen, link: { to: '/myPage/admin/freeForm', search: { page: 1 } } },
  { title: '運営のトップ', icon: LayoutDashboard, link: { to: '/admin' } },
]

const Tools = () => (
  <section aria-label="シナリオの道具">
    <SectionHeading>シナリオの道具</SectionHeading>
    <List>
      {tools.map(({ title, icon, link }) => (
        <ListLink key={title} {...link} icon={<Icon of={icon} className="text-ink-soft" />} title={title} />
      ))}
      <MasterCommunity />
    </List>
  </section>
)

/** Way to the masters' community of the first world, from which the others are one press away. */
function MasterCommunity() {
  const { data } = useRead(worldQueries.worlds())
  const worldId = data?.worldSelectList[0]?.worldId
  return (
    worldId !== undefined && (
      <ListLink
        to="/masterCommunity/$worldId"
        params={{ worldId }}
        icon={<Icon of={BookOpenText} className="text-ink-soft" />}
        title="マスターコミュニティ"
      />
    )
  )
}
