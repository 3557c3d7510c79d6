// 能力: bars of a character's numbers, divided into base, class and gear; those beyond the main ones open by a press.
import { useMemo } from 'react'
import type { StatRules } from '#app/shared/world/queries.ts'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatTenths } from '#rules/counts.ts'
import { type StatParts, statBreakdown } from '#rules/stats/breakdown.ts'
import type { StatSource } from '#rules/stats/types.ts'

const pieces = [
  ['base', '素質', 'bg-ai'],
  ['ofClass', 'クラス', 'bg-kin'],
  ['ofGear', '装備', 'bg-[repeating-linear-gradient(135deg,var(--matsuba)_0_3px,transparent_3px_5px)]'],
] as const

const NOTHING: StatParts = { total: 0, base: 0, ofClass: 0, ofGear: 0 }
/** Length of the row compared with the longest bar. */
const ROOM = 1.12
/** Number of parameters shown at first in a world without main ones. */
const MAIN_WITHOUT_ASKING = 6

const signed = (value: number): string => (value > 0 ? `+${formatTenths(value)}` : formatTenths(value))

interface StatsPanelProps {
  rules: StatRules
  source: StatSource
}

/** The panel; renders nothing in a world without named parameters. */
export function StatsPanel({ rules, source }: StatsPanelProps) {
  const parts = useMemo(() => statBreakdown(rules, source), [rules, source])
  const names = rules.parameterNameList
  const isMain = ({ id }: { id: number }) => rules.mainParameterIdList.includes(id)
  const main = names.some(isMain) ? names.filter(isMain) : names.slice(0, MAIN_WITHOUT_ASKING)
  const others = names.filter(name => !main.includes(name))
  if (names.length === 0) return null
  const partsOf = (id: number): StatParts => parts.get(id) ?? NOTHING
  const scale = ROOM * Math.max(1, ...main.map(({ id }) => reach(partsOf(id))))
  return (
    <Card as="section" aria-labelledby="stats">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="stats" className="font-mincho text-card font-semibold">
          能力
        </h2>
        <p aria-hidden="true" className="flex flex-wrap gap-x-3.5 text-cap text-ink-soft">
          {pieces.map(([key, label, face]) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <span className={cx('h-2 w-3.5 rounded-bar', face)} />
              {label}
            </span>
          ))}
        </p>
      </div>
      <dl>
        {main.map(({ id, value }) => (
          <StatRow key={id} name={value} parts={partsOf(id)} scale={scale} />
        ))}
      </dl>
      {others.length > 0 && (
        <details className="group -mb-2 mt-1 border-t border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center text-cap font-semibold text-ai">
            <span className="group-open:hidden">ほかの能力も見る（{others.length}）</span>
            <span className="hidden group-open:inline">ほかの能力をとじる</span>
          </summary>
          <dl className="mb-2 grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-6">
            {others.map(({ id, value }) => (
              <div key={id} className="flex min-h-9 items-center justify-between gap-2 border-b border-line">
                <dt className="text-cap text-ink-soft">{value}</dt>
                <dd className="num text-sub font-semibold">{formatTenths(partsOf(id).total)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  )
}

/** Length of a bar from the left. */
const reach = ({ total, base, ofClass }: StatParts): number => Math.max(total, Math.min(base, total), base + ofClass, 0)

function StatRow({ name, parts, scale }: { name: string; parts: StatParts; scale: number }) {
  const { total, base, ofClass, ofGear } = parts
  // A negative part shortens the bar from its end.
  const ends = [base, base + ofClass, total].map(end => Math.max(0, Math.min(end, total)))
  const widths = ends.map((end, index) => Math.max(0, end - (ends[index - 1] ?? 0)))
  return (
    <div className="grid min-h-[43px] grid-cols-[minmax(3.5rem,5.5rem)_minmax(0,1fr)_minmax(2.5rem,auto)] items-center gap-x-3">
      <dt className="text-sub">{name}</dt>
      <dd className="contents">
        <span aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken">
          {pieces.map(([key, , face], index) => {
            const width = widths[index] ?? 0
            return width > 0 && <span key={key} className={face} style={{ width: `${(100 * width) / scale}%` }} />
          })}
        </span>
        <span className="num text-right text-sub font-bold">
          {formatTenths(total)}
          <span className="vh">
            （素質{formatTenths(base)}、クラス{signed(ofClass)}、装備{signed(ofGear)}）
          </span>
        </span>
      </dd>
    </div>
  )
}

/** Skeleton of the panel while the rules of the world load. */
export const StatsSkeleton = () => (
  <Card>
    <CardTitle as="p" className="text-card">
      能力
    </CardTitle>
    <div className="sk mt-3 h-52 rounded-pic" />
  </Card>
)
