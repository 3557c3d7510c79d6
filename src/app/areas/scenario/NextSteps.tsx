// Coming dates on a thread: a dated step a line, the first one marked as the present.
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

export interface NextStep {
  /** いま, 11月22日 20:30 */
  when: string
  words: ReactNode
  note?: string
}

export function NextSteps({ steps, className }: { steps: readonly NextStep[]; className?: string }) {
  return (
    <ol className={cx('text-sub', className)}>
      {steps.map(({ when, words, note }, index) => (
        <li
          key={`${when} ${note ?? ''}`}
          className={cx(
            'relative pb-2.5 pl-7 last:pb-0',
            index < steps.length - 1 &&
              'before:absolute before:top-4 before:-bottom-1.5 before:left-1.5 before:border-l-2 before:border-dotted before:border-line-strong',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-[0.3em] left-0 z-1 size-3.5 rounded-full border-2',
              index === 0 ? 'border-shu bg-shu ring-2 ring-shu-soft' : 'border-line-strong bg-paper',
            )}
          />
          <p className="num flex flex-wrap gap-x-3">
            <span>{when}</span>
            <b>{words}</b>
          </p>
          {note && <p className="text-cap text-ink-soft">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
