// Frame with the menu of the portal or of the current world: its entries, with the numbers on them.
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { BookOpen, CircleUserRound, Globe, House, LogIn, Newspaper, ScrollText } from 'lucide-react'
import { useUnseenDecisions } from '#app/areas/application/decisions/decision-count.ts'
import { SessionEnded } from '#app/areas/identity/SessionEnded.tsx'
import { CLAIM, CLAIM_ALL } from '#app/areas/mission/actions.ts'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { useWorldFrame } from '#app/areas/world/use-world-frame.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useSession } from '#app/platform/use-session.ts'
import { newsQueries } from '#app/shared/news/queries.ts'
import { Wordmark } from '#app/ui/art/Logo.tsx'
import { AppFrame, type NavItem } from '#app/ui/Shell.tsx'
import { UserBadge } from './UserBadge.tsx'
import { useAppBadge } from './use-app-badge.ts'
import { WorldBadge } from './WorldBadge.tsx'

export function MemberFrame() {
  const { user, ended } = useSession()
  const rewards = useRewardCount()
  useAppBadge(rewards)
  const unread = useUnreadNews()
  const decided = useUnseenDecisions()
  const world = useWorldFrame()
  return (
    <AppFrame
      nav={world ? world.nav : user ? memberMenu(rewards, unread, decided) : guestMenu}
      navLabel={world ? `${world.worldName}のメニュー` : undefined}
      brand={
        <Link to="/" aria-label="つむぎ ホーム">
          <Wordmark className="h-9 w-auto" />
        </Link>
      }
      railFoot={world ? <WorldBadge {...world} /> : user ? <UserBadge user={user} /> : null}
    >
      <Outlet />
      {ended && <SessionEnded />}
    </AppFrame>
  )
}

const guestMenu: readonly NavItem[] = [
  { to: '/worldSelect', label: 'ワールド', icon: Globe },
  { to: '/novel', label: 'ノベル', icon: BookOpen },
  { to: '/news', label: 'お知らせ', icon: Newspaper },
  { to: '/login', label: 'ログイン', icon: LogIn },
]

const memberMenu = (rewards: number, unread: number, decided: number): readonly NavItem[] => [
  { to: '/', label: 'ホーム', icon: House, exact: true },
  { to: '/worldSelect', label: 'ワールド', icon: Globe },
  { to: '/mission', label: 'ミッション', icon: ScrollText, badge: rewards, badgeLabel: `受け取れる報酬 ${rewards}件` },
  { to: '/news', label: 'お知らせ', icon: Newspaper, badge: unread, badgeLabel: `未読のお知らせ ${unread}件` },
  { to: '/myPage', label: 'マイページ', icon: CircleUserRound, badge: decided, badgeLabel: `申請の結果 ${decided}件` },
]

/** Number of unclaimed rewards, without those whose claim waits on this device. */
function useRewardCount(): number {
  const { user } = useSession()
  const { data } = useQuery({ ...missionQueries.summary(), enabled: user !== null })
  const { items } = useOutboxView()
  if (!data) return 0
  const waiting = items.filter(item => item.state === 'waiting')
  const all = waiting.some(item => item.kind === CLAIM_ALL) ? data.lpRewardCount : 0
  return Math.max(0, data.rewardCount - all - waiting.filter(item => item.kind === CLAIM).length)
}

function useUnreadNews(): number {
  const { data } = useQuery(newsQueries.list({ category: undefined, page: 1 }))
  return data?.unreadCount ?? 0
}
