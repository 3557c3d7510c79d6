// Steps of a phase on a thread, the current one marked.
import { cx } from '#app/ui/cx.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'

interface Step {
  label: string
  states: readonly ScenarioState[]
}

const PARTY: readonly Step[] = [
  { label: '予約', states: ['reservation'] },
  { label: '抽選', states: ['lottery', 'priority', 'recruiting'] },
  { label: '相談', states: ['consultation'] },
  { label: '執筆', states: ['resolving', 'late'] },
  { label: 'リプレイ', states: ['completed'] },
]
const EVENT: readonly Step[] = [{ label: '募集', states: ['recruiting'] }, ...PARTY.slice(2)]
/** Steps of a story that players ordered: it begins with its consultation. */
const ORDERED = PARTY.slice(2)

interface PhaseThreadProps {
  state: ScenarioState
  isEvent: boolean
  isOrdered?: boolean
}

export function PhaseThread({ state, isEvent, isOrdered = false }: PhaseThreadProps) {
  const steps = isOrdered ? ORDERED : isEvent ? EVENT : PARTY
  const now = steps.findIndex(({ states }) => states.includes(state))
  if (now < 0) return null
  return (
    <ol aria-label="進みぐあい" className="mt-3 flex">
      {steps.map(({ label }, index) => (
        <li
          key={label}
          aria-current={index === now ? 'step' : undefined}
          className={cx(
            'relative flex-1 pt-6 text-center text-meta',
            index === now ? 'font-bold text-ink' : 'text-ink-soft',
            // The thread to the next step: solid between passed steps, dotted after the current one.
            index < steps.length - 1 &&
              'before:absolute before:top-[9px] before:left-1/2 before:w-full before:border-t-2',
            index < now ? 'before:border-ai' : 'before:border-dotted before:border-line-strong',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-[3px] left-1/2 z-1 -ml-[7px] size-3.5 rounded-full border-2',
              index < now && 'border-ai bg-ai',
              index === now && 'border-shu bg-shu ring-2 ring-shu-soft',
              index > now && 'border-line-strong bg-paper',
            )}
          />
          {label}
        </li>
      ))}
    </ol>
  )
}
