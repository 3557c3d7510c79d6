// Steps of an order on a vertical thread: solid up to what was done, a larger knot at what is under way.
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDay } from '#app/ui/days.ts'
import type { Order } from '../queries.ts'
import { type TimelineStep, timelineOf } from './timeline.ts'

export function Timeline({ order }: { order: Order }) {
  const steps = timelineOf(order)
  return (
    <section aria-labelledby="progress">
      <SectionHeading id="progress">進みぐあい</SectionHeading>
      <Card>
        <ol className="text-sub leading-[1.6]">
          {steps.map((step, index) => (
            <Step key={step.name} step={step} isLast={index === steps.length - 1} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

function Step({ step: { name, note, standing, at, usual }, isLast }: { step: TimelineStep; isLast: boolean }) {
  const isDone = standing === 'done'
  const isNow = standing === 'now'
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={cx(
        'relative pl-7',
        !isLast && 'pb-4 before:absolute before:top-4 before:-bottom-1.5 before:left-1.5 before:border-l-2',
        isDone ? 'before:border-ai' : 'before:border-dotted before:border-line-strong',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-[0.3em] left-0 z-1 size-3.5 rounded-full border-2',
          isNow && 'border-shu bg-shu ring-2 ring-shu-soft',
          isDone && 'border-ai bg-ai',
          standing === 'coming' && 'border-line-strong bg-surface',
        )}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={standing === 'coming' ? 'text-ink-soft' : 'font-bold'}>
          {name}
          {isDone && <span className="vh">（済み）</span>}
        </span>
        <span className="num text-meta text-ink-soft">
          {at ? `${formatDay(at)}${isNow && name !== '取り消し' ? 'まで' : ''}` : standing === 'done' ? '' : usual}
        </span>
      </p>
      {note && <p className="num text-meta text-ink-soft">{note}</p>}
    </li>
  )
}
