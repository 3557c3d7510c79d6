// The life of an order as a diagram (Mermaid), made from the table of transitions; the README.md beside it shows it.
import { isOrderOver, ORDER_STATES } from './states.ts'
import { ORDER_TRANSITIONS, type OrderTransition } from './transitions.ts'

const wordsOf = ({ name, by, when }: OrderTransition): string =>
  [`${name} (${by.join(' or ')})`, when && `if ${when}`].filter(Boolean).join(', ')

/** The diagram: one line per change, in the order of the table. */
export function drawOrders(): string {
  const changes = (ORDER_TRANSITIONS as readonly OrderTransition[]).flatMap(row =>
    row.from.map(from => `  ${from} --> ${row.to}: ${wordsOf(row)}`),
  )
  const ends = ORDER_STATES.filter(isOrderOver).map(state => `  ${state} --> [*]`)
  return [
    'stateDiagram-v2',
    '  [*] --> PreOrder: place (owner)',
    '  [*] --> Inviting: place (owner), if it invites',
    ...changes,
    ...ends,
  ].join('\n')
}
