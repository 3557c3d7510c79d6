// Bar under the page for stepping through marked lines (出番), in place of the line with the progress.
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { IconButton } from '#app/ui/IconButton.tsx'
import { leftText, type Place, percent } from './place.ts'
import type { ReaderSteps } from './Reader.tsx'
import { placeOfRow, type ReaderText } from './reader-text.ts'
import { stepAt } from './step-at.ts'

interface StepsBarProps {
  steps: ReaderSteps
  text: ReaderText
  place: Place
  onRow: (row: number) => void
  onClose: () => void
}

export function StepsBar({ steps: { label, marks, face }, text, place, onRow, onClose }: StepsBarProps) {
  const at = stepAt(
    marks.map(({ from, to }) => [placeOfRow(text, from), placeOfRow(text, to + 1)]),
    place.place,
  )
  const go = (index: number) => {
    const mark = marks[index]
    if (mark) onRow(mark.from)
  }
  return (
    <section
      aria-label={label}
      className="relative mx-auto flex w-full max-w-[720px] flex-none items-center gap-3 border-t border-line bg-surface ps-4 pe-1 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))]"
    >
      <span
        aria-hidden="true"
        className="absolute -top-[2px] start-0 h-[3px] bg-ai"
        style={{ width: `${place.ratio * 100}%` }}
      />
      {face}
      <p className="num min-w-0 flex-1 text-meta text-ink-soft" aria-live="polite">
        <span className="block text-sub text-ink">
          <b>
            {label} {at.isOn ? at.index + 1 : '–'}
          </b>{' '}
          / {marks.length}
        </span>
        <span aria-hidden="true">
          {percent(place.ratio)}%・{leftText(place.ratio, text.length)}
        </span>
      </p>
      <IconButton icon={ChevronUp} label={`前の${label}`} onClick={() => go(at.before)} />
      <IconButton icon={ChevronDown} label={`次の${label}`} onClick={() => go(at.after)} />
      <IconButton icon={X} label={`${label}をとじる`} onClick={onClose} />
    </section>
  )
}
