// Switch that is on or off, with its label before it, and takes effect at once.
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface SwitchProps {
  label: ReactNode
  /** a softer line under the words */
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string | undefined
}

/** A native checkbox that looks like a switch. The whole line can be pressed and is 44 high. */
export function Switch({ label, note, checked, onChange, className }: SwitchProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={cx('relative flex min-h-11 items-center gap-2 text-cap', className)}>
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="block text-meta text-ink-soft">{note}</span>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
        className="peer absolute inset-0 size-full opacity-0"
      />
      <span
        aria-hidden="true"
        className="relative h-6.5 w-11 flex-none rounded-full bg-line-strong transition-colors after:absolute after:top-[3px] after:left-[3px] after:size-5 after:rounded-full after:bg-paper after:transition-transform peer-checked:bg-ai peer-checked:after:translate-x-4.5 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ai"
      />
    </label>
  )
}
