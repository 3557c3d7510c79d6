// Card of the load: a bar with the edges of the bands, and the effect of the band.
import { Weight } from 'lucide-react'
import type { NamedParameter } from '#app/shared/settings/queries.ts'
import { signed } from '#app/shared/settings/stat-values.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { percentageHeavy, percentageLight, percentageSemiHeavy, percentageSemiLight } from '#rules/constants/stats.ts'
import type { LoadBand } from '#rules/percentages.ts'
import { type Load, loadBandLabels } from '#rules/stats/load.ts'

const tones: Record<LoadBand, { chip: ChipTone; bar: string }> = {
  light: { chip: 'matsuba', bar: 'bg-matsuba' },
  semiLight: { chip: 'matsuba', bar: 'bg-matsuba' },
  otherwise: { chip: 'ai', bar: 'bg-ai' },
  semiHeavy: { chip: 'kin', bar: 'bg-kin' },
  heavy: { chip: 'hi', bar: 'bg-hi' },
}
const HUNDRED = 100
/** The deciding percentage is rounded, so the edges of the bands lie half a percent lower or higher. */
const HALF = 0.5
const edges = [percentageLight + HALF, percentageSemiLight + HALF, percentageSemiHeavy - HALF, percentageHeavy - HALF]

export function WeightCard({
  before,
  load,
  changes,
  parameters,
}: {
  before: Load
  load: Load
  /** changes of the numbers by the load, by the ids of the parameters */
  changes: readonly { id: number; change: number }[]
  parameters: readonly NamedParameter[]
}) {
  const { carried, capacity, band } = load
  const share = capacity > 0 ? Math.min(1, carried / capacity) : Number(carried > 0)
  const names = new Map(parameters.map(({ id, name }) => [id, name]))
  const effects = changes.flatMap(({ id, change }) => {
    const name = names.get(id)
    return name ? [`${name} ${signed(change)}`] : []
  })
  return (
    <Card as="section" aria-label="重さ">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon of={Weight} size="s" className="text-ink-soft" />
        <h2 className="font-mincho text-body font-semibold">重さ</h2>
        <Chip tone={tones[band].chip}>{loadBandLabels[band]}</Chip>
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
        aria-label={`持てる重さ ${capacity} のうち ${carried}、${loadBandLabels[band]}`}
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
            style={{ left: `${edge}%` }}
          />
        ))}
      </div>
      <p className="num mt-1.5 text-meta text-ink-soft">
        {effects.length > 0 ? `重さの効き目：${effects.join('・')}` : 'この重さでは、能力は変わりません。'}
      </p>
    </Card>
  )
}
