// Links of my page to the office's screens of scenarios, with the numbers of what waits.
import { useQuery } from '@tanstack/react-query'
import {
  BookHeart,
  BookOpenCheck,
  BookText,
  Clapperboard,
  Feather,
  LibraryBig,
  Megaphone,
  UsersRound,
  Wrench,
} from 'lucide-react'
import { omnibusQueries } from '#app/areas/omnibus/queries.ts'
import { OrderQueueLink } from '#app/areas/order-desk/office/OrderQueueLink.tsx'
import { extraQueries } from '#app/areas/scenario-extra/queries.ts'
import { replayCheckQueries } from '#app/areas/scenario-replay/check-queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { ALL_WORLDS, officeQueries } from './queries.ts'

export function ScenarioOfficeLinks() {
  const { data } = useQuery(officeQueries.approvals(ALL_WORLDS))
  const { data: replays } = useQuery(replayCheckQueries.waiting())
  const { data: reviews } = useQuery(omnibusQueries.reviews(ALL_WORLDS))
  const { data: extras } = useQuery(extraQueries.waiting())
  const waiting = data?.count ?? 0
  const written = replays?.count ?? 0
  const between = extras?.count ?? 0
  const themes = reviews?.reviewList.length ?? 0
  return (
    <>
      <ListLink
        to="/myPage/admin/info"
        search={{}}
        icon={<Icon of={BookOpenCheck} className="text-ink-soft" />}
        title="オープニングの審査"
        trailing={waiting > 0 ? <Chip tone="kin">{waiting}件</Chip> : undefined}
      />
      <OrderQueueLink />
      <ListLink
        to="/myPage/admin/replay"
        icon={<Icon of={BookText} className="text-ink-soft" />}
        title="リプレイの確認"
        trailing={written > 0 ? <Chip tone="kin">{written}件</Chip> : undefined}
      />
      <ListLink
        to="/myPage/admin/exc"
        search={{}}
        icon={<Icon of={BookHeart} className="text-ink-soft" />}
        title="幕間の確認"
        trailing={between > 0 ? <Chip tone="kin">{between}件</Chip> : undefined}
      />
      <ListLink
        to="/myPage/admin/omnibus/review"
        search={{}}
        icon={<Icon of={LibraryBig} className="text-ink-soft" />}
        title="オムニバスのテーマ"
        trailing={themes > 0 ? <Chip tone="kin">{themes}件</Chip> : undefined}
      />
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
    </>
  )
}
