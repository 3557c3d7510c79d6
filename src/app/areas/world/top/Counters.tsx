// Counters of a world, which all its players see.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { isAdmin } from '#app/shared/session/is-admin.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { formatCount } from '#rules/rewards.ts'

const CounterSheet = lazy(() => import('./CounterSheet.tsx').then(module => ({ default: module.CounterSheet })))

export function Counters({ worldId, ids }: { worldId: string; ids: readonly number[] }) {
  return ids.map(id => <Counter key={id} worldId={worldId} worldCounterId={id} />)
}

function Counter({ worldId, worldCounterId }: { worldId: string; worldCounterId: number }) {
  const { user } = useSession()
  const { data: counter } = useQuery(worldQueries.counter(worldId, worldCounterId))
  const [changing, setChanging] = useState(false)
  if (!counter) return null
  const { title, description, unit, count, goal, updatedAt } = counter
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <Card>
        <p className="num flex flex-wrap items-baseline gap-x-2">
          <b className="font-mincho text-hero leading-[1.2] font-semibold text-kin">{formatCount(count)}</b>
          <span className="text-cap text-ink-soft">
            {unit}
            {goal !== null && ` / 目標 ${formatCount(goal)}${unit}`}
          </span>
        </p>
        {goal !== null && goal > 0 && (
          <div
            role="progressbar"
            aria-label={title}
            aria-valuenow={Math.min(count, goal)}
            aria-valuemin={0}
            aria-valuemax={goal}
            aria-valuetext={`目標${formatCount(goal)}${unit}のうち${formatCount(count)}${unit}`}
            className="mt-2 h-2.5 overflow-hidden rounded-full bg-sunken"
          >
            <div className="h-full rounded-full bg-kin" style={{ width: `${Math.min(100, (100 * count) / goal)}%` }} />
          </div>
        )}
        <p className="mt-2 text-sub leading-[1.7]">{description}</p>
        <p className="num mt-1 text-meta text-ink-soft">
          <time dateTime={updatedAt}>{formatDayTime(updatedAt)}</time> 更新
        </p>
        {isAdmin(user) && (
          <Button className="mt-2" onClick={() => setChanging(true)}>
            数を動かす
          </Button>
        )}
      </Card>
      {changing && (
        <Suspense>
          <CounterSheet counter={counter} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  )
}
