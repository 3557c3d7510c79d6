// How heavy the load is: a bar with the edges of the bands, and what the band changes.
import { Weight } from 'lucide-react'
import { Card } from '#app/ui/Card.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import {
  weightHeavyRatio,
  weightLightRatio,
  weightSemiHeavyRatio,
  weightSemiLightRatio,
} from '#rules/constants/stats.ts'
import { type Load, loadChanges, weightBandLabels } from '#rules/stats/load.ts'
import type { WeightBand } from '#rules/weights.ts'
import type { NamedParameter } from './queries.ts'
import { signed, type Values } from './stat-values.ts'

const tones: Record<WeightBand, { chip: ChipTone; bar: string }> = {
  light: { chip: 'matsuba', bar: 'bg-matsuba' },
  semiLight: { chip: 'matsuba', bar: 'bg-matsuba' },
  otherwise: { chip: 'ai', bar: 'bg-ai' },
  semiHeavy: { chip: 'kin', bar: 'bg-kin' },
  heavy: { chip: 'hi', bar: 'bg-hi' },
}
const edges = [weightLightRatio, weightSemiLightRatio, weightSemiHeavyRatio, weightHeavyRatio]
const HUNDRED = 100

export function WeightCard({
  before,
  load,
  values,
  parameters,
}: {
  before: Load
  load: Load
  values: Values
  parameters: readonly NamedParameter[]
}) {
  const { carried, capacity, band } = load
  const share = capacity > 0 ? Math.min(1, carried / capacity) : Number(carried > 0)
  const names = new Map(parameters.map(({ id, name }) => [id, name]))
  const changes = loadChanges(values, load).flatMap(({ id, change }) => {
    const name = names.get(id)
    return name ? [`${name} ${signed(change)}`] : []
  })
  return (
    <Card as="section" aria-label="重さ">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon of={Weight} size="s" className="text-ink-soft" />
        <h2 className="font-mincho text-body font-semibold">重さ</h2>
        <Chip tone={tones[band].chip}>{weightBandLabels[band]}</Chip>
        <p className="num ml-auto text-sub">
          {before.carried !== carried && (
            <span className="text-ink-soft">
              {before.carried}
              <span aria-hidden="true"> → </span>
              <span className="vh">から</span>
            </span>
          )}
          <b>{carried}</b>
          <span className="text-ink-soft"> / {capacity}</span>
        </p>
      </div>
      <div
        role="img"
        aria-label={`持てる重さ ${capacity} のうち ${carried}、${weightBandLabels[band]}`}
        className="relative mt-2 h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={cx('h-full rounded-full transition-[width]', tones[band].bar)}
          style={{ width: `${HUNDRED * share}%` }}
        />
        {edges.map(edge => (
          <span
            key={edge}
            aria-hidden="true"
            className="absolute inset-y-0 w-0.5 bg-surface"
            style={{ left: `${HUNDRED * edge}%` }}
          />
        ))}
      </div>
      <p className="num mt-1.5 text-meta text-ink-soft">
        {changes.length > 0 ? `重さの効き目：${changes.join('・')}` : 'この重さでは、能力は変わりません。'}
      </p>
    </Card>
  )
}
