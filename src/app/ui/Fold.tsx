// Part that a press unfolds, under a line that says what is in it.
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'

interface FoldProps {
  label: ReactNode
  /** unfolds it at first, and when it becomes true; only a press folds it again */
  unfolds?: boolean
  className?: string
  children: ReactNode
}

export function Fold({ label, unfolds = false, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(unfolds)
  useEffect(() => {
    if (unfolds) setOpen(true)
  }, [unfolds])
  return (
    <details
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
      className={cx('group/fold', className)}
    >
      <summary className="num flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-cap font-semibold text-ai [&::-webkit-details-marker]:hidden">
        {label}
        <Icon of={ChevronDown} size="s" className="flex-none group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
