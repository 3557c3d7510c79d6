// Sums of a replay's rewards: experience, money, items, MVPs.
import { formatCount } from '#rules/rewards.ts'
import { type CastResult, MVPS_MOST } from '#rules/scenario/replay.ts'
import { rewardSums } from './cast-results.ts'
import { itemName, type NamedItem } from './ItemsField.tsx'

interface RewardSumsProps {
  results: readonly CastResult[]
  itemList: readonly NamedItem[]
  moneyName: string
}

export function RewardSums({ results, itemList, moneyName }: RewardSumsProps) {
  const { experience, money, items, mvps, open } = rewardSums(results)
  const rows: readonly (readonly [string, string])[] = [
    ['結果', open === 0 ? `${results.length}人とも決まりました` : `未定 ${open}人`],
    ['経験値の合計', formatCount(experience)],
    [`${moneyName}の合計`, formatCount(money)],
    [
      'アイテム',
      items.map(({ itemCode, count }) => `${itemName(itemList, itemCode)} ×${formatCount(count)}`).join('、') || 'なし',
    ],
    ['MVP', `${mvps} / ${MVPS_MOST}人`],
  ]
  return (
    <dl
      aria-label="報酬の合計"
      className="num mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4 text-sub"
    >
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3 py-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
