import { Fragment, type ReactNode } from 'react'
import { cx } from './cx.ts'
import type { LinkFace } from './link-face.ts'

export interface PagerProps {
  /** the page numbers to show, at most 7 */
  pages: readonly number[]
  current: number
  renderLink: (page: number, face: LinkFace) => ReactNode
  /** ページ by default; two pagers on one page need two names */
  label?: string | undefined
}

/**
 * Page links of 44 by 44. Seven of them fit 320 px because the row may use the page's margin. Renders nothing for one page.
 */
export function Pager({ pages, current, renderLink, label = 'ページ' }: PagerProps) {
  if (pages.length < 2) return null
  return (
    <nav aria-label={label} className="-mx-3 flex justify-center">
      {pages.map(page => {
        const on = page === current
        const className = cx(
          'num relative isolate grid size-11 place-items-center rounded-card text-sub',
          on
            ? 'font-bold text-on-ai before:absolute before:inset-[5px] before:-z-1 before:rounded-full before:bg-ai'
            : 'text-ink',
        )
        const face: LinkFace = on
          ? { className, children: page, 'aria-current': 'page' }
          : { className, children: page }
        return <Fragment key={page}>{renderLink(page, face)}</Fragment>
      })}
    </nav>
  )
}
