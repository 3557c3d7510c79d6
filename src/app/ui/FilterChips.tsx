import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { LinkFace } from './link-face.ts'
import { useChosenInRow } from './use-chosen-in-row.ts'

interface Filter {
  key: string
  label: string
  icon?: LucideIcon | undefined
}

interface FilterChipsProps<F extends Filter> {
  /** property that the chips filter by: 分類 */
  label: string
  filters: readonly F[]
  /** the key of the chosen one, or the keys of several */
  current: string | readonly string[]
  /** renders the chips as links (the choice stands in the address); or … */
  renderLink?: ((filter: F, face: LinkFace) => ReactNode) | undefined
  /** … handles them as toggle buttons */
  onSelect?: ((key: string) => void) | undefined
}

/** A row of choices, 36 high to see and 44 to touch, that scrolls sideways, never wraps, and shows the chosen one. */
export function FilterChips<F extends Filter>({ label, filters, current, renderLink, onSelect }: FilterChipsProps<F>) {
  const words = [current, ...filters.map(filter => filter.label)].join()
  const row = useChosenInRow(words, current === filters[0]?.key)
  return (
    <nav ref={row} aria-label={label} className="strip -mx-4 mt-1.5 flex gap-2 px-4 md:-mx-6 md:px-6">
      {filters.map(filter => {
        const on = typeof current === 'string' ? filter.key === current : current.includes(filter.key)
        const className = 'flex min-h-11 flex-none items-center rounded-full text-cap whitespace-nowrap'
        const children = (
          <span
            className={cx(
              'flex min-h-9 items-center gap-1 rounded-full border px-[13px]',
              on
                ? 'border-ai bg-ai-soft font-bold text-ai outline -outline-offset-[1.5px] outline-ai'
                : 'border-line-strong bg-surface text-ink',
            )}
          >
            {filter.icon && <Icon of={filter.icon} size="xs" />}
            {filter.label}
          </span>
        )
        if (renderLink) {
          const face: LinkFace = on ? { className, children, 'aria-current': 'true' } : { className, children }
          return <Fragment key={filter.key}>{renderLink(filter, face)}</Fragment>
        }
        return (
          <button
            key={filter.key}
            type="button"
            aria-pressed={on}
            className={className}
            onClick={() => onSelect?.(filter.key)}
          >
            {children}
          </button>
        )
      })}
    </nav>
  )
}
