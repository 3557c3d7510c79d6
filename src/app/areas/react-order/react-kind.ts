// The form of a situation.
import { planKind } from '#app/shared/order-plan/plan-kind.ts'
import { reactFaults, SITUATION } from '#rules/order/react.ts'

export const reactKind = planKind({ what: SITUATION, text: SITUATION, faults: reactFaults })
