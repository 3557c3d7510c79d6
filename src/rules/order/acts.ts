// Acts of the parties to an order: those that change its state and those that do not, each offered by the server to the
// party that may press it now (doc3 §§4, 6).
import { CHECKING, GATHERING, type OrderState } from './states.ts'
import { type OrderFacts, type OrderParty, orderTransitionsFrom } from './transitions.ts'

/**
 * Acts that change no state: `revise` text and price, `renewLink`, `askFriend` a character by name, `swap` one's character,
 * `join` and `refuse` an invitation, `leave` before the owner has confirmed, `write` a message, `submit` the opening of the scenario.
 */
export type OrderAct =
  | ReturnType<typeof orderTransitionsFrom>[number]['name']
  | 'revise'
  | 'renewLink'
  | 'askFriend'
  | 'swap'
  | 'join'
  | 'refuse'
  | 'leave'
  | 'write'
  | 'submit'

/** Way in which the caller is a guest: asked by name or by the link, or with a character that has joined. */
export type GuestStanding = 'asked' | 'joined' | null

type Asked = { state: OrderState; party: OrderParty; guest?: GuestStanding; hasScenario?: boolean; facts: OrderFacts }

const quiet: Record<OrderParty, (asked: Asked) => OrderAct[]> = {
  owner: ({ state, facts }) => [
    ...(GATHERING.includes(state) ? (['revise', 'swap'] as const) : []),
    ...(state === 'Inviting' ? (['renewLink'] as const) : []),
    ...(state === 'Inviting' && !facts.isFull ? (['askFriend'] as const) : []),
    ...(state === 'Cancel' ? [] : (['write'] as const)),
  ],
  guest: ({ state, guest, facts }) => {
    if (guest === 'asked') return state === 'Inviting' ? [...(facts.isFull ? [] : (['join'] as const)), 'refuse'] : []
    if (guest !== 'joined') return []
    const acts: OrderAct[] = GATHERING.includes(state)
      ? ['swap', 'leave']
      : CHECKING.includes(state)
        ? ['leaveLate']
        : []
    return state === 'Cancel' ? acts : [...acts, 'write']
  },
  director: ({ state }) => (state === 'Cancel' ? [] : ['write']),
  master: ({ state, hasScenario }) => [
    ...(state === 'Ordered' ? (['submit'] as const) : []),
    ...(state === 'CheckingByMaster' || state === 'Ordered' || (state === 'Released' && hasScenario)
      ? (['write'] as const)
      : []),
  ],
  candidate: () => [],
}

/** Changes that other calls make: the approval of the scenario, the joining of the last guest. */
const byOthers: readonly OrderAct[] = ['release', 'fillUp', 'leaveLate']

/** Acts that a party may press now. */
export function orderActs(asked: Asked): readonly OrderAct[] {
  const { state, party, facts, guest } = asked
  const changes =
    party === 'guest' && guest !== 'joined' ? [] : orderTransitionsFrom(state, party, facts).map(({ name }) => name)
  return [...changes.filter(name => !byOthers.includes(name)), ...quiet[party](asked)]
}
