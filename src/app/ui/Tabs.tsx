import { Fragment, type ReactNode } from 'react'
import { Chip } from './Chip.tsx'
import { cx } from './cx.ts'
import type { LinkFace } from './link-face.ts'
import { useChosenInRow } from './use-chosen-in-row.ts'

export interface Tab {
  key: string
  label: string
  /** chip behind the label; none when missing or 0 */
  count?: number | undefined
}

export interface TabsProps<T extends Tab> {
  /** name of the group, for screen readers */
  label: string
  tabs: readonly T[]
  /** key of the active tab */
  current: string
  renderLink: (tab: T, face: LinkFace) => ReactNode
}

/** Views of one list, as links: the active one is in view, with a 3 px thread under it. The row extends into the page's margin. */
export function Tabs<T extends Tab>({ label, tabs, current, renderLink }: TabsProps<T>) {
  const words = [current, ...tabs.map(tab => `${tab.label}${tab.count ?? ''}`)].join()
  const row = useChosenInRow(words, current === tabs[0]?.key)
  return (
    <nav ref={row} aria-label={label} className="strip -mx-4 flex border-b border-line bg-paper">
      {tabs.map(tab => {
        const on = tab.key === current
        const className = cx(
          'relative flex min-h-[46px] flex-1 items-center justify-center gap-1.5 px-3 text-sub whitespace-nowrap -outline-offset-2 max-[359px]:px-2',
          on ? 'font-bold text-ai' : 'text-ink-soft',
        )
        const children = (
          <>
            {tab.label}
            {tab.count ? (
              <Chip tone="ai" className="px-[7px]">
                {tab.count}
              </Chip>
            ) : null}
            {on && (
              <span
                aria-hidden="true"
                data-chosen=""
                className="absolute inset-x-3 bottom-0 h-[3px] rounded-t-bar bg-ai"
              />
            )}
          </>
        )
        const face: LinkFace = on ? { className, children, 'aria-current': 'page' } : { className, children }
        return <Fragment key={tab.key}>{renderLink(tab, face)}</Fragment>
      })}
    </nav>
  )
}
