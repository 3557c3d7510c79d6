// Legend below rewards that name tokens by their signs alone: 報酬の単位：ゴールド (G)・オーブ (Orb).
import { signsIn } from '#rules/token-signs.ts'

export function TokenSigns({ rewards, className = '' }: { rewards: readonly string[]; className?: string }) {
  const signs = signsIn(rewards)
  if (signs.length === 0) return null
  return <p className={`text-meta text-ink-soft ${className}`}>報酬の単位：{signs.join('・')}</p>
}
