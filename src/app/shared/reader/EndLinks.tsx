// Links to the next and the previous text, on their sides of the page.
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Neighbour, ReaderProps } from './Reader.tsx'

export type NeighbourProps = Pick<ReaderProps, 'previous' | 'next' | 'renderLink' | 'endLinks'> & {
  unit: string
  /** whether the next text is on the left */
  vertical: boolean
}

export function NeighbourLinks({ previous, next, renderLink, unit, vertical }: NeighbourProps) {
  if (!previous && !next) return null
  const link = (to: Neighbour | null | undefined, words: string, isLeft: boolean) =>
    to ? (
      renderLink(to.key, {
        className: 'inline-flex min-h-11 items-center gap-1.5 rounded-card px-1 text-sub font-bold text-ai',
        children: <Words icon={isLeft ? ChevronLeft : ChevronRight} isLeft={isLeft} words={words} />,
        title: to.title,
      })
    ) : (
      <span />
    )
  const nextLink = link(next, `次の${unit}`, vertical)
  const previousLink = link(previous, `前の${unit}`, !vertical)
  return (
    <nav aria-label={`前後の${unit}`} className="flex flex-wrap items-center justify-between gap-x-3">
      {vertical ? nextLink : previousLink}
      {vertical ? previousLink : nextLink}
    </nav>
  )
}

const Words = ({ icon, isLeft, words }: { icon: LucideIcon; isLeft: boolean; words: string }) => (
  <>
    {isLeft && <Icon of={icon} size="s" />}
    {words}
    {!isLeft && <Icon of={icon} size="s" />}
  </>
)

/** A line behind the text with one link. */
export const EndLine = ({ children }: { children: ReactNode }) => (
  <p className="font-ui text-sub leading-[inherit]">{children}</p>
)
export const endLinkFace =
  'inline-flex min-h-11 items-center justify-center font-bold text-ai in-data-[writing=vertical]:min-h-0 in-data-[writing=vertical]:min-w-11'

/** Link behind the last line, to the next text. */
export function EndLinks({ next, renderLink, unit, vertical, endLinks }: NeighbourProps) {
  return (
    <footer className={cx('text-center', vertical ? '[min-block-size:5lh] [padding-block-start:2lh]' : 'pt-10 pb-6')}>
      <p className="text-ink-soft">終</p>
      {endLinks}
      {next && (
        <EndLine>{renderLink(next.key, { className: endLinkFace, children: `次の${unit}「${next.title}」` })}</EndLine>
      )}
    </footer>
  )
}
