// Terms that a master has changed and not saved, by the id of the situation.
import { type PlanTerms, usualTerms } from '#rules/order/plan.ts'
import type { MasterReact } from '../queries.ts'
import type { ChangedTerms } from '../writes.ts'

export type TermChanges = Readonly<Record<number, ChangedTerms>>

/** The terms on the server, or those to begin with. */
export const savedTerms = ({ setting, ...react }: MasterReact): PlanTerms => {
  if (!setting) return usualTerms(react)
  const { updatedAt: _, ...terms } = setting
  return terms
}

export const termsNow = (react: MasterReact, changes: TermChanges | null): PlanTerms =>
  changes?.[react.templateId] ?? savedTerms(react)

const baseOf = ({ setting }: MasterReact): string | null => setting?.updatedAt ?? null

/** Whether the terms on the server are others than those that were changed here. */
export function isOtherVersion(react: MasterReact, changes: TermChanges | null): boolean {
  const change = changes?.[react.templateId]
  return change !== undefined && change.baseAt !== baseOf(react)
}

/** The change that stays of new terms; null when they are those on the server. */
export function changeOf(react: MasterReact, next: PlanTerms, before: ChangedTerms | null): ChangedTerms | null {
  const saved = savedTerms(react)
  const names = ['acceptFlg', 'orderCoin', 'seats', 'writingDays'] as const
  const isSame = names.every(name => next[name] === saved[name])
  const { acceptFlg, orderCoin, seats, writingDays } = next
  return isSame
    ? null
    : { acceptFlg, orderCoin, seats, writingDays, baseAt: before === null ? baseOf(react) : before.baseAt }
}

/** The same change, written over what is on the server now. */
export const overTheirs = (react: MasterReact, change: ChangedTerms): ChangedTerms => ({
  ...change,
  baseAt: baseOf(react),
})
