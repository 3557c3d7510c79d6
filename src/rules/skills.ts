// Skills: what a level costs, who may learn it, and how many may be set at once.

/** So many skills may be set, in an order. */
export const SKILL_SLOTS = 5

/** The nth level costs n times as much as the first. */
export const skillCost = (cost: number, nextLevel: number): number => cost * nextLevel

export interface LearnableSkill {
  readonly maxLevel: number
  /** 0: not learned. */
  readonly learnedLevel: number
  readonly cost: number
  readonly requiredLevel: number
  readonly isShopOnly: boolean
  /** Whether the character has the class it asks for. */
  readonly isClassMet: boolean
}

export type LearnFault = 'highest' | 'shop' | 'class' | 'level' | 'token'

/** Why the next level cannot be learned; null when it can. What a shop alone gives can be raised once it is known. */
export function learnFault(skill: LearnableSkill, of: { level: number; balance: number }): LearnFault | null {
  if (skill.learnedLevel >= skill.maxLevel) return 'highest'
  if (skill.isShopOnly && skill.learnedLevel === 0) return 'shop'
  if (!skill.isClassMet) return 'class'
  if (of.level < skill.requiredLevel) return 'level'
  return of.balance < skillCost(skill.cost, skill.learnedLevel + 1) ? 'token' : null
}
