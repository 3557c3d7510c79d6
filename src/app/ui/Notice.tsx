import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'

export interface NoticeProps {
  /** info (default) is announced politely; hi reports a failure and is read at once */
  tone?: 'info' | 'hi' | undefined
  icon: LucideIcon
  /** one bold sentence above the rest */
  title?: ReactNode
  children?: ReactNode
  /** prevents the announcement of a notice that was there from the start */
  silent?: boolean | undefined
  className?: string | undefined
}

/** A tinted box with an icon inside the page, for results and information. */
export function Notice({ tone = 'info', icon, title, children, silent, className }: NoticeProps) {
  const hi = tone === 'hi'
  return (
    <div
      role={silent ? undefined : hi ? 'alert' : 'status'}
      className={cx(
        'flex gap-3 rounded-card px-3.5 py-2.5 text-cap',
        hi ? 'bg-hi-soft text-ink' : 'bg-ai-soft text-ink',
        className,
      )}
    >
      <Icon of={icon} className={hi ? 'text-hi' : 'text-ai'} />
      <div className="phrases min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
