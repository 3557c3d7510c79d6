import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'

const tones = {
  ai: 'bg-ai-soft text-ai',
  matsuba: 'bg-matsuba-soft text-matsuba',
  kin: 'bg-kin-soft text-kin',
  shu: 'bg-shu-soft text-shu',
  hi: 'bg-hi-soft text-hi',
  line: 'border border-line text-ink-soft',
  picture: 'bg-surface text-ink',
}
export type ChipTone = keyof typeof tones

export interface ChipProps {
  /**
   * ai open · matsuba won, done · kin waiting, reward · shu missing, urgent · hi failed · line neutral (default) ·
   * picture neutral, over a picture */
  tone?: ChipTone | undefined
  icon?: LucideIcon | undefined
  /** a word or a number, because colour alone tells nothing */
  children: ReactNode
  className?: string | undefined
}

export function Chip({ tone = 'line', icon, children, className }: ChipProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-[22px] flex-none items-center gap-1 rounded-full px-2 py-[3px] text-badge font-semibold leading-none whitespace-nowrap num',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  )
}

export interface BadgeProps {
  count: number
  /** subject of the count for screen readers (受け取れる報酬 64件); without it the badge is silent */
  label?: string | undefined
  /** 16 high instead of 18: on an icon of the top bar */
  small?: boolean | undefined
  /** without the ring of the ground colour, for a badge that stands alone */
  plain?: boolean | undefined
  className?: string | undefined
}

/** A count that asks for attention. Renders nothing at 0, 99+ above 99. */
export function Badge({ count, label, small, plain, className }: BadgeProps) {
  if (count <= 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'box-content rounded-full bg-shu bg-clip-padding text-center whitespace-nowrap text-[min(0.6875rem,16px)] font-bold text-on-shu num',
          small ? 'min-w-2 px-1 leading-[1.455]' : 'min-w-2 px-[5px] leading-[1.637]',
          !plain && 'border-2 border-surface',
          className,
        )}
      >
        {count > 99 ? '99+' : count}
      </span>
      {label && <span className="vh">{label}</span>}
    </>
  )
}
