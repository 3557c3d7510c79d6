// Price of a skill and the reason why it cannot be learned, in words.
import { formatToken } from '#rules/rewards.ts'
import { type LearnFault, learnFault, skillCost } from '#rules/skills.ts'
import type { Skill, SkillSettings } from './queries.ts'

/** State of a skill for the character: the next price, the balance, and the reason why it cannot be learned. */
export function standingOf(skill: Skill, { tokenList, source }: SkillSettings) {
  const token = tokenList.find(({ tokenNo }) => tokenNo === skill.tokenNo)
  const price = skillCost(skill.cost, skill.learnedLevel + 1)
  const balance = token?.balance ?? 0
  const fault = learnFault(skill, { level: source.level, balance })
  const inWords = (amount: number): string => (token ? formatToken(token, amount) : String(amount))
  return {
    price,
    balance,
    fault,
    inWords,
    reason: fault ? reasonOf(fault, skill, inWords(price - balance)) : undefined,
  }
}

function reasonOf(fault: LearnFault, skill: Skill, short: string): string {
  switch (fault) {
    case 'highest':
      return 'いちばん高いレベルです。'
    case 'shop':
      return 'ショップで手に入れて覚えます。'
    case 'class':
      return `${skill.className ?? '別のクラス'}だけが覚えられます。`
    case 'level':
      return `キャラLv.${skill.requiredLevel} になると覚えられます。`
    case 'token':
      return `あと ${short} いります。`
  }
}

export type SkillFilter = 'learned' | 'learnable' | 'all'

export const skillFilters: readonly { key: SkillFilter; label: string }[] = [
  { key: 'all', label: 'すべて' },
  { key: 'learned', label: '覚えたスキル' },
  { key: 'learnable', label: 'いま覚えられる' },
]

export const passesFilter = (skill: Skill, settings: SkillSettings, filter: SkillFilter): boolean => {
  if (filter === 'learned') return skill.learnedLevel > 0
  return filter === 'all' || standingOf(skill, settings).fault === null
}
