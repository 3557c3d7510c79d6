// The life of a phase as a diagram (Mermaid), made from the table of transitions; the README.md beside it shows it.
import { SCENARIO_STATES } from './states.ts'
import { type Mover, TRANSITIONS, type Transition } from './transitions.ts'

const movers: Record<Mover, string> = { master: 'master', office: 'office', clock: 'clock' }

const wordsOf = ({ name, by, at, when, of, isRepair }: Transition): string => {
  const who = isRepair ? 'repair' : by.map(mover => movers[mover]).join(' or ')
  return [`${name} (${who})`, at && `at ${at}`, when && `if ${when}`, of && `of an ${of}`].filter(Boolean).join(', ')
}

/** The diagram: one line per change, in the order of the table; the table lists repairs last. */
export function drawLifeCycle(): string {
  const changes = TRANSITIONS.flatMap(row => row.from.map(from => `  ${from} --> ${row.to}: ${wordsOf(row)}`))
  const isLeft = (state: string) =>
    TRANSITIONS.some(({ from, isRepair }) => !isRepair && from.some(one => one === state))
  const ends = SCENARIO_STATES.filter(state => !isLeft(state)).map(state => `  ${state} --> [*]`)
  return ['stateDiagram-v2', '  [*] --> draft', ...changes, ...ends].join('\n')
}
