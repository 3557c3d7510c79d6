import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'

const sizes = {
  xs: ['size-3.5', 2],
  s: ['size-4', 2],
  m: ['size-[22px]', 1.75],
  l: ['size-6', 1.75],
} as const

/** An outline icon of the one set, hidden from screen readers, because words stand beside it. */
export interface IconProps {
  of: LucideIcon
  /** xs 14 · s 16 · m 22 (default) · l 24 */
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}

export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  const [box, stroke] = sizes[size]
  return <Glyph aria-hidden="true" strokeWidth={stroke} className={cx('block flex-none', box, className)} />
}
