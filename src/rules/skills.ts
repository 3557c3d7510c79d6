// Skills: the price of a level, the conditions of learning, and the number that may be set at once.

/** Number of skills that may be set, in an order. */
export const SKILL_SLOTS = 5

/** Price of a level: the nth costs n times as much as the first. */
export const skillCost = (cost: number, nextLevel: number): number => cost * nextLevel

export interface LearnableSkill {
  readonly maxLevel: number
  /** Learned level; 0 for a skill that is not learned. */
  readonly learnedLevel: number
  readonly cost: number
  readonly requiredLevel: number
  readonly isShopOnly: boolean
  /** Whether the character has the class that the skill requires. */
  readonly isClassMet: boolean
}

export type LearnFault = 'highest' | 'shop' | 'class' | 'level' | 'token'

/**
 * Reason why the next level cannot be learned; null when it can. A skill sold only in a shop can be raised once it is
 * learned.
 */
export function learnFault(skill: LearnableSkill, of: { level: number; balance: number }): LearnFault | null {
  if (skill.learnedLevel >= skill.maxLevel) return 'highest'
  if (skill.isShopOnly && skill.learnedLevel === 0) return 'shop'
  if (!skill.isClassMet) return 'class'
  if (of.level < skill.requiredLevel) return 'level'
  return of.balance < skillCost(skill.cost, skill.learnedLevel + 1) ? 'token' : null
}
