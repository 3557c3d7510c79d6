// Question before the office saves a template that is read at once: one that stands already, or begins with the save.
import type { AskedFirst } from '#app/shared/screen/AskFirst.tsx'
import { fromJapanField } from '#rules/dates.ts'
import { planPeriod } from '#rules/order/plan.ts'
import type { PlanFields } from './plan-kind.ts'

interface Asking {
  /** the template on the server; null for a new one */
  plan: { openFrom: string; openUntil: string | null } | null
  fields: Pick<PlanFields, 'openFrom'>
  now: number
  /** シチュエーション */
  what: string
  /** consequence of a change of one that stands, and of a beginning */
  changed: string
  begun: string
}

/** @returns null where nobody reads it yet */
export function planQuestion({ plan, fields, now, what, changed, begun }: Asking): AskedFirst | null {
  if (plan && planPeriod(plan, now) !== 'coming')
    return { title: '直した内容を公開しますか？', lead: changed, yes: '公開する' }
  const from = fromJapanField(fields.openFrom) ?? plan?.openFrom
  if (from !== undefined && Date.parse(from) > now) return null
  return { title: `${what}を公開しますか？`, lead: begun, yes: '公開する' }
}
