import { createLink, useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { formatCount } from '#rules/counts.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { isPlainPress } from './link-face.ts'
import { leadsUp, stepsBack } from './page-history.ts'

export interface TopBarProps {
  title: string
  /** the wordmark as a link, in place of the title on phones (from 768 px the rail shows it) */
  brand?: ReactNode
  /** a BackLink or an IconButton with ChevronLeft */
  back?: ReactNode
  /** purse, bell, settings */
  trailing?: ReactNode
  /** for a page with a heading of its own (a picture with words, an article): the title is then no heading */
  plain?: boolean | undefined
}

/** The bar at the top of every screen, which stays while the page scrolls. Its title takes the focus after navigation. */
export function TopBar({ title, brand, back, trailing, plain }: TopBarProps) {
  // 3em with usual letters; with large ones wide enough for words like オリジナルクラス, so that the rest of the bar wraps below it.
  const face = cx(
    'phrases line-clamp-2 min-w-0 flex-[1_1_calc(12em-144px)] text-body leading-[1.3] font-semibold',
    !back && 'pl-3',
  )
  const words = cx(face, brand ? 'max-md:hidden' : null)
  return (
    <header className="flex min-h-(--bar-top) flex-wrap items-center gap-y-1 border-b border-line bg-surface px-1 pt-[env(safe-area-inset-top)] md:gap-x-1 md:bg-paper md:pr-3 md:pl-4">
      {back}
      {brand && <div className="flex flex-1 items-center pl-3 *:flex *:min-h-11 *:items-center md:hidden">{brand}</div>}
      {plain ? (
        <p className={words}>{title}</p>
      ) : (
        <h1 tabIndex={-1} data-heading="" className={words}>
          {title}
        </h1>
      )}
      {/* With large letters on a narrow screen this wraps to a line of its own, and the title keeps its place. */}
      {trailing && (
        <div className="ml-auto flex max-w-full flex-none flex-wrap items-center justify-end gap-y-1 md:gap-x-1">
          {trailing}
        </div>
      )}
    </header>
  )
}

/** Heading of a page whose TopBar is `plain`. It takes the focus after navigation. */
export function PageHeading({ className, ...rest }: ComponentPropsWithRef<'h1'>) {
  return <h1 {...rest} tabIndex={-1} data-heading="" className={cx('font-mincho text-head font-semibold', className)} />
}

const BACK = '戻る'

function BackAnchor({ label = BACK, href = '/', className, ...rest }: ComponentPropsWithRef<'a'> & { label?: string }) {
  // Without a router (screens are shown outside the app too) the link stays a plain one.
  const router = useRouter({ warn: false })
  const goBack = (event: MouseEvent): void => {
    if (!(isPlainPress(event) && router)) return
    event.preventDefault()
    const steps = stepsBack(href)
    if (steps > 0) router.history.go(-steps)
    else void router.navigate({ href, replace: true })
  }
  return (
    <a
      {...rest}
      href={href}
      onClickCapture={goBack}
      className={cx('grid size-11 flex-none place-items-center rounded-card text-ink', className)}
    >
      <Icon of={ChevronLeft} />
      <span className="vh">{leadsUp(href) ? label : BACK}</span>
    </a>
  )
}

/**
 * The way back, given as a router link that leads up. It goes to the page that the user came from inside the app, with
 * search, page and scroll as they were left, and up otherwise. It adds no entry to the history. `label` names the way up (戻る
 * by default).
 */
export const BackLink = /* @__PURE__ */ createLink(BackAnchor)

interface PurseLook {
  /** alpaca coins */
  ac: number
  /** llama points */
  lp: number
}

function PurseAnchor({ ac, lp, className, ...rest }: PurseLook & Omit<ComponentPropsWithRef<'a'>, 'children'>) {
  return (
    <a
      {...rest}
      className={cx(
        'num grid min-h-11 flex-none grid-cols-[auto_auto] content-center gap-x-1.5 rounded-card px-1 text-badge text-ink md:px-2',
        className,
      )}
    >
      <span className="vh">アルパカコインとリャマポイント:</span>
      <span className="text-ink-soft">AC</span>
      <b className="text-right font-semibold">{formatCount(ac)}</b>
      <span className="text-ink-soft">LP</span>
      <b className="text-right font-semibold text-kin">{formatCount(lp)}</b>
    </a>
  )
}

/** Coins of the user, as a router link to the page with details. */
export const Purse = /* @__PURE__ */ createLink(PurseAnchor)
