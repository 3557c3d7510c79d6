// One side of a difference between two texts, with the part that only this side has marked.
import type { LucideIcon } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import type { Parts } from './differing.ts'

interface DifferenceSideProps {
  of: Parts
  /** name of the side: 送った版 */
  label: string
  icon: LucideIcon
  /** whether it is the earlier side */
  isBefore?: boolean
}

export function DifferenceSide({ of: { before, differs, after }, label, icon, isBefore = false }: DifferenceSideProps) {
  const Marked = isBefore ? 'del' : 'ins'
  return (
    <div className="mt-1">
      <p className="flex items-center gap-1 text-meta text-ink-soft">
        <Icon of={icon} size="xs" />
        {label}
      </p>
      <p className="font-mincho text-sub leading-[1.8] wrap-anywhere whitespace-pre-wrap">
        {before}
        {differs && (
          <Marked
            className={
              isBefore
                ? 'text-ink-soft'
                : 'bg-ai-soft underline decoration-ai decoration-dotted decoration-2 underline-offset-4'
            }
          >
            {differs}
          </Marked>
        )}
        {after}
        {before + differs + after === '' && <span className="text-ink-soft">（なし）</span>}
      </p>
    </div>
  )
}

/** A side that differs as a whole. */
export const wholly = (differs: string): Parts => ({ before: '', differs, after: '' })
