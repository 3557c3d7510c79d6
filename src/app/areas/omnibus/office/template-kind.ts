// The form of a template for themes: that of all templates, with the office's rules for what is made from it.
import { planKind } from '#app/shared/order-plan/plan-kind.ts'
import { planFaults } from '#rules/order/plan.ts'

export const templateKind = planKind({ what: 'テンプレート', text: '説明', faults: planFaults })
