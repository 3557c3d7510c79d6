import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = { ai: 'bg-ai', shu: 'bg-shu', kin: 'bg-kin', matsuba: 'bg-matsuba' }

export interface MeterPart {
  key: string
  label: string
  /** explanation under the label */
  note?: ReactNode
  /** amount of this part, in the same unit as the others */
  value: number
  /** the amount in words: 18.6 MB */
  text: string
  tone: keyof typeof tones
  /** button at the end of the row */
  act?: ReactNode
}

/** A stacked bar of amounts, with a legend. */
export function Meter({ parts }: { parts: readonly MeterPart[] }) {
  return (
    <>
      <div
        role="img"
        aria-label={parts.map(part => `${part.label} ${part.text}`).join('、')}
        className="mt-2 mb-1 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken"
      >
        {parts.map(part => (
          <span key={part.key} className={cx('min-w-1 basis-0', tones[part.tone])} style={{ flexGrow: part.value }} />
        ))}
      </div>
      <ul>
        {parts.map(part => (
          <li key={part.key} className="flex min-h-11 items-center gap-2.5">
            <span aria-hidden="true" className={cx('h-2 w-3.5 flex-none rounded-bar', tones[part.tone])} />
            <span className="min-w-0 flex-1 text-sub">
              {part.label}
              {part.note && <span className="block text-meta leading-[1.35] text-ink-soft">{part.note}</span>}
            </span>
            <b className="num text-cap">{part.text}</b>
            {part.act}
          </li>
        ))}
      </ul>
    </>
  )
}
