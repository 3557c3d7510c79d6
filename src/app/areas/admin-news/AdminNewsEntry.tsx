// 運営: the part of my page for admins alone.
import { LayoutDashboard, Newspaper, ScrollText } from 'lucide-react'
import { QueueLinks } from '#app/areas/application/office/QueueLinks.tsx'
import { QueueEntry } from '#app/areas/fan-letter/office/QueueEntry.tsx'
import { ScenarioOfficeLinks } from '#app/areas/scenario-office/ScenarioOfficeLinks.tsx'
import { SupportEntry } from '#app/areas/support/SupportEntry.tsx'
import { ClassRequestLinks } from '#app/areas/user-class/office/ClassRequestLinks.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { isAdmin } from '#app/shared/session/is-admin.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export function AdminNewsEntry() {
  const { user } = useSession()
  if (!isAdmin(user)) return null
  return (
    <>
      <SectionHeading>運営</SectionHeading>
      <List>
        <ListLink
          to="/admin"
          icon={<Icon of={LayoutDashboard} className="text-ink-soft" />}
          title="運営のトップ"
          note="待っているもの・フォーム・キャンペーン・画像"
        />
        <ListLink
          to="/admin/news"
          icon={<Icon of={Newspaper} className="text-ink-soft" />}
          title="お知らせの管理"
          note="書く・予約する・公開する"
        />
        <ScenarioOfficeLinks />
        <QueueLinks />
        <QueueEntry />
        <ClassRequestLinks />
        <SupportEntry />
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
