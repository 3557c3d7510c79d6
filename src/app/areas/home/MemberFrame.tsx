// Frame with the menu of the portal or of the current world: its entries, with the numbers on them.
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, Link, Outlet } from '@tanstack/react-router'
import { BookOpen, CircleUserRound, Globe, House, LogIn, Newspaper, ScrollText } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useUnseenDecisions } from '#app/areas/application/decisions/decision-count.ts'
import { CLAIM, CLAIM_ALL } from '#app/areas/mission/actions.ts'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { useWorldFrame } from '#app/areas/world/use-world-frame.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { endRendered } from '#app/platform/rendered.ts'
import { useSession } from '#app/platform/use-session.ts'
import { newsQueries } from '#app/shared/news/queries.ts'
import { useUnseenNotices } from '#app/shared/notice/notice-count.ts'
import { useRoleFault } from '#app/shared/session/acting.ts'
import { Wordmark } from '#app/ui/art/Logo.tsx'
import { AppFrame, type NavItem } from '#app/ui/Shell.tsx'
import { useForAll } from '#app/ui/use-for-all.ts'
import { useAppBadge } from './use-app-badge.ts'

/** Phones have no rail, and wide screens show its foot a moment after the first screen. */
const UserBadge = lazy(() => import('./UserBadge.tsx').then(module => ({ default: module.UserBadge })))

const WorldBadge = lazy(() => import('./WorldBadge.tsx').then(module => ({ default: module.WorldBadge })))
const SessionEnded = lazy(() =>
  import('#app/areas/identity/SessionEnded.tsx').then(module => ({ default: module.SessionEnded })),
)

const RoleNotRestored = lazy(() =>
  import('#app/shared/session/RoleNotRestored.tsx').then(module => ({ default: module.RoleNotRestored })),
)

/** A part that the frame stands without, while it is on its way and where it does not come. */
function Late({ children }: { children: ReactNode }) {
  // The page that a server renders is without them.
  if (useForAll()) return null
  return (
    <CatchBoundary getResetKey={() => 'late'} errorComponent={() => null}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

export function MemberFrame() {
  const { user, ended } = useSession()
  const rewards = useRewardCount()
  useAppBadge(useUnseenNotices())
  const unread = useUnreadNews()
  const decided = useUnseenDecisions()
  const roleFault = useRoleFault()
  const world = useWorldFrame()
  // Runs when everything inside stands, also in a page that the server rendered.
  useEffect(endRendered, [])
  return (
    <AppFrame
      nav={world ? world.nav : user ? memberMenu(rewards, unread, decided) : guestMenu}
      navLabel={world ? `${world.worldName}のメニュー` : undefined}
      brand={
        <Link to="/" aria-label="つむぎ ホーム">
          <Wordmark className="h-9 w-auto" />
        </Link>
      }
      railFoot={
        world || user ? (
          <div className="min-h-11">
            <Late>{world ? <WorldBadge {...world} /> : user && <UserBadge user={user} />}</Late>
          </div>
        ) : null
      }
    >
      <Outlet />
      <Late>{ended && <SessionEnded />}</Late>
      <Late>{roleFault && <RoleNotRestored fault={roleFault} />}</Late>
    </AppFrame>
  )
}

const guestMenu: readonly NavItem[] = [
  { to: '/', label: 'ホーム', icon: House, exact: true },
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
