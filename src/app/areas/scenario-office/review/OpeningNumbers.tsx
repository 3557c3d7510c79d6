// Numbers of an opening, with its other settings that its page does not show.
import { numberLabels, ORDERED_NUMBERS } from '#app/shared/scenario/NumberFields.tsx'
import { numbersOf } from '#app/shared/scenario/opening-fields.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { difficultyLabels, rewardLabels, scenarioKindLabels, textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import type { OpeningInfo } from '../queries.ts'

/** @property isOrdered its members and coins are those of an order, and there is no recruiting */
export function OpeningNumbers({ info, isOrdered }: { info: OpeningInfo; isOrdered: boolean }) {
  const { settings, recruitmentPeriod, openDateTime } = info
  const values = { ...settings, recruitingHours: recruitmentPeriod }
  const rows: readonly (readonly [string, string])[] = [
    ...(isOrdered
      ? []
      : [['公開の希望', openDateTime === null ? '承認されたらすぐ' : formatDayTime(openDateTime)] as const]),
    ['種類', `${scenarioKindLabels[info.scenarioKind]}・${textTypeLabels[info.textType]}`],
    ['難易度', difficultyLabels[info.difficultyNo]],
    ['報酬', rewardLabels[info.rewardNo]],
    ...(info.scenarioKind === scenarioKind.event ? [['定員', 'なし'] as const] : []),
    ...(isOrdered ? ORDERED_NUMBERS : numbersOf(info.scenarioKind)).map(name => {
      const { label, unit } = numberLabels[name]
      return [label, `${formatCount(values[name] ?? 0)}${unit}`] as const
    }),
    ...(isOrdered ? [] : [['複数のキャラクターでの参加', settings.allowsSeveral ? 'できる' : 'できない'] as const]),
    ['締切のあとのチームタグ', settings.allowsLateTags ? '1日は変えられる' : '変えられない'],
    ['リプレイ', info.privateReplayFlg ? '参加者だけに公開' : 'だれでも読める'],
  ]
  return (
    <section aria-label="数字">
      <SectionHeading>数字</SectionHeading>
      <dl className="num divide-y divide-line rounded-card border border-line bg-surface px-4 text-sub">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 py-1.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
