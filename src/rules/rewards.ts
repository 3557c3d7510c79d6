// Rewards as text: `1,200 G・霧晶のかけら ×2`.
import { formatCount } from './counts.ts'

export { formatCount }

export type TokenLabel = { name: string; sign: string }

/**
 * Amount of a world's token. A sign that is read after a number stands behind it (`1,200 G`, `300円`); for a token
 * without a sign, or with a currency sign, the name stands in front (`魔界ドル 300`, `カルマ 3`).
 */
export function formatToken({ name, sign }: TokenLabel, amount: number): string {
  if (sign === '円') return `${formatCount(amount)}円`
  if (/^[A-Za-z]+$/.test(sign)) return `${formatCount(amount)} ${sign}`
  return `${name} ${formatCount(amount)}`
}

/** Name of a token, with its sign if it has one: `ゴールド (G)`, `カルマ`. Each screen shows it once. */
export const tokenLabel = ({ name, sign }: TokenLabel): string => (sign && sign !== name ? `${name} (${sign})` : name)

/** Held amount under the full label: `ゴールド (G) 1,200`. */
export const formatHeldToken = (token: TokenLabel, amount: number): string =>
  `${tokenLabel(token)} ${formatCount(amount)}`

export type RewardLabel =
  | { kind: 'LP' | 'AC'; amount: number }
  | { kind: 'token'; token: TokenLabel; amount: number }
  | { kind: 'item'; itemName: string; amount: number }

export function formatReward(reward: RewardLabel): string {
  switch (reward.kind) {
    case 'LP':
    case 'AC':
      return `${reward.kind} ${formatCount(reward.amount)}`
    case 'token':
      return formatToken(reward.token, reward.amount)
    case 'item':
      return `${reward.itemName} ×${formatCount(reward.amount)}`
  }
}

export const formatRewards = (rewards: readonly RewardLabel[]): string => rewards.map(formatReward).join('・')
