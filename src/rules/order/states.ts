// States of an order: the nine names of the documents, and the four texts beside them, which follow from the state, the last
// decision and the scenario that was made of it (doc3 §3, G23).
import type { ScenarioState } from '../scenario/states.ts'

export const ORDER_STATES = [
  'PreOrder',
  'Ordering',
  'Inviting',
  'CheckingByDirector',
  'CheckingByMaster',
  'OpenRequesting',
  'Ordered',
  'Released',
  'Cancel',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Decision that sent an order back to its owner; null when it was never returned, or was confirmed again since. */
export const ORDER_DECISIONS = ['returnByDirector', 'returnByMaster'] as const
export type OrderDecision = (typeof ORDER_DECISIONS)[number]

export const ORDER_TEXTS = [
  ...ORDER_STATES,
  'Returned',
  'Submitting',
  'ReturnedByDirector',
  'ReturnedByMaster',
] as const
export type OrderText = (typeof ORDER_TEXTS)[number]

export interface OrderStanding {
  state: OrderState
  lastDecision: OrderDecision | null
  /** State of the scenario that the master made of the order; null before it was handed in. */
  scenarioState: ScenarioState | null
}

/** Text under which an order stands in lists. */
export function textOfOrder({ state, lastDecision, scenarioState }: OrderStanding): OrderText {
  if (state === 'PreOrder' && lastDecision !== null) {
    return lastDecision === 'returnByDirector' ? 'ReturnedByDirector' : 'ReturnedByMaster'
  }
  if (state === 'Ordered' && scenarioState === 'submitted') return 'Submitting'
  return state === 'Ordered' && scenarioState === 'rejected' ? 'Returned' : state
}

export const orderTextLabels: Record<OrderText, string> = {
  PreOrder: '仮オーダー',
  Ordering: '確定待ち',
  Inviting: '招待中',
  CheckingByDirector: '運営の確認中',
  CheckingByMaster: 'マスターの返事待ち',
  OpenRequesting: 'マスターを募集中',
  Ordered: '受諾・準備中',
  Released: '公開',
  Cancel: '取り消し',
  Returned: 'オープニングの直し',
  Submitting: 'オープニングの確認中',
  ReturnedByDirector: '運営からの差し戻し',
  ReturnedByMaster: 'マスターからの差し戻し',
}

/** States in which an order has ended or lives on as a scenario. */
export const isOrderOver = (state: OrderState): boolean => state === 'Released' || state === 'Cancel'

/** States in which its owner still puts it together: text, price and members may change. */
export const GATHERING: readonly OrderState[] = ['PreOrder', 'Inviting', 'Ordering']
/** States in which others look at it, and nothing was promised yet. */
export const CHECKING: readonly OrderState[] = ['CheckingByDirector', 'CheckingByMaster', 'OpenRequesting']
