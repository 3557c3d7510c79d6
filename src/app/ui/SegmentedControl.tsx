import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Icon } from './Icon.tsx'

export interface Segment<V extends string> {
  value: V
  label: string
  icon?: LucideIcon | undefined
  /** class of a round sample before the words, for a ground of the reader */
  sample?: string | undefined
}

export interface SegmentedControlProps<V extends string> {
  label: string
  segments: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
}

/** Choice of one of two to four visible segments: native radios, so that arrow keys work by themselves. */
export function SegmentedControl<V extends string>({ label, segments, value, onChange }: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <fieldset className="flex rounded-card bg-sunken p-[3px]">
      <legend className="vh">{label}</legend>
      {segments.map(segment => (
        <label
          key={segment.value}
          className="relative flex min-h-11 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-[9px] px-1 text-center text-sub has-checked:bg-surface has-checked:font-bold has-checked:text-ai has-checked:outline-[1.5px] has-checked:-outline-offset-[1.5px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-checked:outline-ai"
        >
          <input
            type="radio"
            className="vh"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon of={segment.icon} size="s" className="max-[359px]:hidden" />}
          {segment.sample && (
            <span
              aria-hidden="true"
              className={`size-4 flex-none rounded-full border border-line-strong max-[379px]:hidden ${segment.sample}`}
            />
          )}
          {segment.sample ? <span className="min-[360px]:whitespace-nowrap">{segment.label}</span> : segment.label}
        </label>
      ))}
    </fieldset>
  )
}
