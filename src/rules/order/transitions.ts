// The life of an order as a table: every possible change of state, the party or date that makes it, its effect on the held
// coins, and the people who are told. The server changes a state only by a row of this table (reliability rule 15).
import type { OrderState } from './states.ts'

/**
 * Party to an order that makes a change. `guest` is an invited player, `candidate` a master who takes requests while the order is
 * offered to all of them, `director` the office, `clock` a date that has passed.
 */
export const ORDER_PARTIES = ['owner', 'guest', 'director', 'master', 'candidate'] as const
export type OrderParty = (typeof ORDER_PARTIES)[number]
export type OrderMover = OrderParty | 'clock'

/**
 * Effect of a change on held coins: `fill` makes the owner's share up to the whole price, `returnAll` gives back everything,
 * `returnLessFee` does so but for the fee of a late cancellation, `move` makes them those of the scenario's seats.
 */
export type OrderCoinsEffect = 'fill' | 'returnAll' | 'returnLessFee' | 'move'

export interface OrderTransition<Name extends string = string> {
  name: Name
  from: readonly OrderState[]
  to: OrderState
  by: readonly OrderMover[]
  coins?: OrderCoinsEffect
  /** Condition besides party and date. */
  when?: 'isRequest' | 'not isRequest' | 'isOpen' | 'not isOpen' | 'isFull' | 'isHandedIn' | 'not isHandedIn'
  tells: readonly OrderParty[]
  /** Whether a reason is asked for and shown to whom it concerns. */
  needsReason?: true
}

type Effects = Partial<Pick<OrderTransition, 'coins' | 'when' | 'tells' | 'needsReason'>>

const change = <Name extends string>(
  name: Name,
  by: readonly OrderMover[],
  from: readonly OrderState[],
  to: OrderState,
  effects: Effects = {},
): OrderTransition<Name> => ({ name, from, to, by, tells: [], ...effects })

const gathering = ['PreOrder', 'Inviting', 'Ordering'] as const
const checking = ['CheckingByDirector', 'CheckingByMaster', 'OpenRequesting'] as const
const players = ['owner', 'guest'] as const
const everybody = ['owner', 'guest', 'master', 'director'] as const
const reasoned = { needsReason: true } as const

export const ORDER_TRANSITIONS = [
  change('invite', ['owner'], ['PreOrder', 'Ordering'], 'Inviting'),
  change('closeInvitation', ['owner'], ['Inviting'], 'Ordering'),
  change('fillUp', ['guest'], ['Inviting'], 'Ordering', { when: 'isFull', tells: ['owner'] }),
  change('endInvitation', ['clock'], ['Inviting'], 'Ordering', { tells: players }),
  change('confirm', ['owner'], gathering, 'CheckingByDirector', {
    ...{ when: 'isRequest', coins: 'fill', tells: ['guest', 'director'] },
  }),
  // Situations and themes were checked when the office made or approved them.
  change('confirmPlan', ['owner'], gathering, 'CheckingByMaster', {
    ...{ when: 'not isRequest', coins: 'fill', tells: ['guest', 'master'] },
  }),
  change('lapse', ['clock'], ['PreOrder', 'Ordering'], 'Cancel', { coins: 'returnAll', tells: players }),
  change('passOn', ['director'], ['CheckingByDirector'], 'CheckingByMaster', {
    ...{ when: 'not isOpen', tells: [...players, 'master'] },
  }),
  change('passOpen', ['director'], ['CheckingByDirector'], 'OpenRequesting', {
    ...{ when: 'isOpen', tells: [...players, 'candidate'] },
  }),
  change('returnByDirector', ['director'], ['CheckingByDirector'], 'PreOrder', { ...reasoned, tells: players }),
  change('directorSilent', ['clock'], ['CheckingByDirector'], 'Cancel', {
    ...{ coins: 'returnAll', tells: [...players, 'director'] },
  }),
  change('accept', ['master'], ['CheckingByMaster'], 'Ordered', { tells: players }),
  change('returnByMaster', ['master'], ['CheckingByMaster'], 'PreOrder', { ...reasoned, tells: players }),
  change('decline', ['master'], ['CheckingByMaster'], 'Cancel', { ...reasoned, coins: 'returnAll', tells: players }),
  change('masterSilent', ['clock'], ['CheckingByMaster'], 'Cancel', {
    ...{ coins: 'returnAll', tells: [...players, 'master'] },
  }),
  change('take', ['candidate'], ['OpenRequesting'], 'Ordered', { tells: players }),
  change('nobodyTakes', ['clock'], ['OpenRequesting'], 'Cancel', { coins: 'returnAll', tells: players }),
  // The owner decides about the place that has become free: bears it, asks for less, or cancels.
  change('leaveLate', ['guest'], checking, 'Ordering', { tells: [...players, 'master'] }),
  change('cancel', ['owner'], [...gathering, ...checking], 'Cancel', {
    ...{ coins: 'returnAll', tells: ['guest', 'master'] },
  }),
  change('cancelLate', ['owner'], ['Ordered'], 'Cancel', { coins: 'returnLessFee', tells: ['guest', 'master'] }),
  change('giveUp', ['master'], ['Ordered'], 'Cancel', {
    ...reasoned,
    coins: 'returnAll',
    tells: [...players, 'director'],
  }),
  change('openingMissing', ['clock'], ['Ordered'], 'Cancel', {
    ...{ when: 'not isHandedIn', coins: 'returnAll', tells: everybody },
  }),
  change('openingUnseen', ['clock'], ['Ordered'], 'Cancel', {
    ...{ when: 'isHandedIn', coins: 'returnAll', tells: everybody },
  }),
  change('stop', ['director'], [...gathering, ...checking, 'Ordered'], 'Cancel', {
    ...reasoned,
    ...{ coins: 'returnAll', tells: [...players, 'master'] },
  }),
  change('release', ['director'], ['Ordered'], 'Released', { coins: 'move', tells: [...players, 'master'] }),
] as const satisfies readonly OrderTransition[]

export type OrderTransitionName = (typeof ORDER_TRANSITIONS)[number]['name']
type Row = OrderTransition<OrderTransitionName>

/** The row of a transition. */
export function orderTransition(name: OrderTransitionName): Row {
  const row = (ORDER_TRANSITIONS as readonly Row[]).find(one => one.name === name)
  if (!row) throw new Error(`No transition of orders is called ${name}`)
  return row
}

/** Facts of an order by which rows are chosen. */
export interface OrderFacts {
  /** Whether it asks for a story of its own, not for a situation of the office or a theme. */
  isRequest: boolean
  /** Whether no master is named: it is offered to all who take requests. */
  isOpen: boolean
  isFull: boolean
  /** Whether the opening lies with the office; asked for by the clock alone. */
  isHandedIn?: boolean
}

const holds = (when: OrderTransition['when'], facts: OrderFacts): boolean => {
  if (when === undefined) return true
  return when.startsWith('not ') ? !facts[when.slice(4) as keyof OrderFacts] : !!facts[when as keyof OrderFacts]
}

/** Changes that a mover may make in a state. */
export const orderTransitionsFrom = (state: OrderState, mover: OrderMover, facts: OrderFacts): readonly Row[] =>
  (ORDER_TRANSITIONS as readonly Row[]).filter(
    ({ from, by, when }) => by.includes(mover) && from.includes(state) && holds(when, facts),
  )

/** Change that the clock makes in a state once its date has passed; null when the state waits for nobody. */
export const orderChangeByClock = (state: OrderState, facts: OrderFacts): Row | null =>
  orderTransitionsFrom(state, 'clock', facts)[0] ?? null
