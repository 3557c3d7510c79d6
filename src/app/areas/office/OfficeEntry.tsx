// 運営: the part of my page for admins alone, with how much waits.
import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard, LifeBuoy, Newspaper, ScrollText, Stamp } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { isAdmin } from '#app/shared/session/is-admin.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { officeHomeQueries, type WaitingQueue } from './queries.ts'
import { isJudged, waitingIn } from './queue-faces.ts'

export function OfficeEntry() {
  const { user } = useSession()
  return isAdmin(user) ? <Links /> : null
}

function Links() {
  const { data } = useQuery(officeHomeQueries.home())
  const queues = data?.queueList ?? []
  return (
    <>
      <SectionHeading>運営</SectionHeading>
      <List>
        <ListLink
          to="/admin"
          icon={<Icon of={LayoutDashboard} className="text-ink-soft" />}
          title="運営のトップ"
          note="待っているもの・キャンペーン・画像・ノートのタグ"
          trailing={<Waiting in={queues} />}
        />
        <ListLink
          to="/myPage/admin"
          icon={<Icon of={Stamp} className="text-ink-soft" />}
          title="審査とシナリオ"
          note="審査の窓口・公式のオープニング・再公開・NPC・修復"
          trailing={<Waiting in={queues.filter(isJudged)} />}
        />
        <ListLink
          to="/admin/news"
          icon={<Icon of={Newspaper} className="text-ink-soft" />}
          title="お知らせの管理"
          note="書く・予約する・公開する"
        />
        <ListLink
          to="/cs"
          icon={<Icon of={LifeBuoy} className="text-ink-soft" />}
          title="サポート"
          note="キャラクター・シナリオ・メールを調べる"
        />
        <ListLink
          to="/admin/document"
          icon={<Icon of={ScrollText} className="text-ink-soft" />}
          title="規約などの文書"
          note="利用規約・プライバシーポリシーなど"
        />
      </List>
    </>
  )
}

function Waiting({ in: queues }: { in: readonly WaitingQueue[] }) {
  const count = waitingIn(queues)
  return count > 0 && <Chip tone="kin">{count}件</Chip>
}
