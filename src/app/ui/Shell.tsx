// The frame around every screen: bottom bar on phones, left rail from 768 px, right column from 1200 px.
import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './Chip.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { ToastOutlet } from './ToastOutlet.tsx'
import { watchBars } from './under-bars.ts'
import { useForAll } from './use-for-all.ts'
import { ROOM_FOR_ASIDE, ROOM_FOR_RAIL, useMedia } from './use-media.ts'

export interface NavItem {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: LucideIcon
  /** count that asks for attention */
  badge?: number | undefined
  /** subject of the count: 受け取れる報酬 64件 */
  badgeLabel?: string | undefined
  /** active on exactly this path: for ホーム at "/" */
  exact?: boolean | undefined
  /** marks the entry as current when that cannot be told from the path */
  current?: 'page' | undefined
}

function BottomBar({ items, label }: { items: readonly NavItem[]; label: string }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t md:hidden border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {items.map(({ to, label: name, icon, badge, badgeLabel, exact, current }) => (
        <Link
          key={name}
          to={to}
          activeOptions={{ exact: exact ?? false }}
          aria-current={current}
          className="relative flex min-h-[59px] flex-1 flex-col items-center justify-center gap-[3px] text-[min(0.6875rem,3.8vw)] leading-[1.2] text-ink-soft -outline-offset-2 before:absolute before:-top-px before:h-[3px] before:w-7 before:rounded-b-bar aria-[current=page]:font-bold aria-[current=page]:text-ai aria-[current=page]:before:bg-ai max-[359px]:tracking-[-0.07em]"
        >
          <Icon of={icon} />
          <span className="whitespace-nowrap">{name}</span>
          {badge ? (
            // The badge stands beside the icon; in a narrow entry it overlaps the icon.
            <span className="absolute inset-x-0 top-[3px] flex items-start">
              <span className="flex-[0_1_calc(50%+2px)]" />
              <Badge count={badge} label={badgeLabel} className="flex-none" />
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}

function Rail({
  items,
  label,
  brand,
  foot,
}: {
  items: readonly NavItem[]
  label: string
  brand: ReactNode
  foot: ReactNode
}) {
  return (
    <nav
      aria-label={label}
      className="sticky top-0 flex h-dvh flex-col max-md:hidden gap-0.5 overflow-auto border-r border-line bg-surface px-3 py-4 xl:group-has-[[data-desk]]/frame:hidden xl:items-end xl:*:w-48"
    >
      <div className="px-2 pb-4 *:flex *:min-h-11 *:items-center">{brand}</div>
      <div className="grid gap-0.5">
        {items.map(({ to, label: name, icon, badge, badgeLabel, exact, current }) => (
          <Link
            key={name}
            to={to}
            activeOptions={{ exact: exact ?? false }}
            aria-current={current}
            className="flex min-h-12 items-center gap-3 rounded-card px-3 text-sub text-ink hover:bg-sunken aria-[current=page]:bg-ai-soft aria-[current=page]:font-bold aria-[current=page]:text-ai"
          >
            <Icon of={icon} />
            <span className="min-w-0 flex-1">{name}</span>
            {badge ? <Badge count={badge} label={badgeLabel} plain /> : null}
          </Link>
        ))}
      </div>
      {foot && <div className="mt-auto p-2">{foot}</div>}
    </nav>
  )
}

export interface AppFrameProps {
  nav: readonly NavItem[]
  navLabel?: string | undefined
  /** the wordmark as a link, at the head of the rail */
  brand: ReactNode
  /** the signed-in user, at the foot of the rail */
  railFoot?: ReactNode
  /** a Screen */
  children: ReactNode
}

/** The frame around all screens with the menu; its child is a Screen. */
export function AppFrame({ nav, navLabel = 'メニュー', brand, railFoot, children }: AppFrameProps) {
  // Hidden parts are not rendered, because their links would cost a slow phone a tenth of its first screen.
  const hasRail = useMedia(ROOM_FOR_RAIL)
  // A page for everybody has both menus, and the style shows one of them.
  const isForAll = useForAll()
  return (
    <>
      <SkipLink />
      {/* A desk has a column of its own in place of the rail. */}
      <div className="group/frame min-h-dvh md:grid md:grid-cols-[216px_minmax(0,760px)] md:justify-center xl:grid-cols-[minmax(216px,1fr)_minmax(0,720px)_minmax(304px,1fr)] xl:has-[[data-desk]]:grid-cols-[minmax(264px,1fr)_minmax(0,760px)_minmax(304px,1fr)]">
        {(hasRail || isForAll) && <Rail items={nav} label={navLabel} brand={brand} foot={railFoot} />}
        {children}
      </div>
      {!hasRail && <BottomBar items={nav} label={navLabel} />}
      <ToastOutlet />
    </>
  )
}

/** A screen without the menu: sign-in, sign-up, a first look. It has the same landmarks and toasts. */
export function BareFrame({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className="[--bar-bottom:0px]">
      <SkipLink />
      <main id="main" tabIndex={-1} className={cx('outline-none', className)}>
        {children}
      </main>
      <ToastOutlet />
    </div>
  )
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-40 rounded-card bg-inv px-4 py-3 text-sub font-bold text-on-inv not-focus:vh"
    >
      本文へ
    </a>
  )
}

export interface ScreenProps {
  /** a TopBar */
  top: ReactNode
  /** an OfflineStrip, kept mounted */
  strip?: ReactNode
  /** the left column of a desk, visible from 1200 px in place of the rail, and its name */
  start?: ReactNode
  startLabel?: string
  /** the right column, visible from 1200 px; parts of the screen come into it by `Aside` */
  aside?: ReactNode
  children: ReactNode
}

/** One screen inside the frame: its bars, its `main`, its right column. */
export function Screen({ top, strip, start, startLabel, aside, children }: ScreenProps) {
  const hasAside = useMedia(ROOM_FOR_ASIDE)
  return (
    <>
      {start && hasAside && (
        <aside
          data-desk=""
          aria-label={startLabel}
          className="sticky top-0 h-dvh overflow-auto border-r border-line px-4 pb-4 *:ml-auto *:max-w-76"
        >
          {start}
        </aside>
      )}
      <div className="min-w-0">
        {/* Both stay visible while the page scrolls. */}
        <div ref={watchBars} data-bars="" className="sticky top-0 z-10">
          {top}
          {strip}
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="px-4 pb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom)+24px+var(--toast-room,0px))] outline-none md:px-6 md:pb-[calc(32px+var(--toast-room,0px))]"
        >
          {children}
        </main>
      </div>
      {/* Always there, because parts of the screen come into it by themselves. */}
      <aside
        id="aside"
        className="sticky top-0 h-dvh overflow-auto border-l border-line px-4 py-4 empty:hidden max-xl:hidden *:max-w-76"
      >
        {hasAside && aside}
      </aside>
    </>
  )
}

/** Moves the focus to the screen's heading; called after each navigation. */
export function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('[data-heading]') ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}
