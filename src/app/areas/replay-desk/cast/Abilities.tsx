// Abilities of a member of the cast, as its own page shows them: the main ones of its world, with the changes by items and skills.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { worldQueries } from '#app/shared/world/queries.ts'
import { formatTenths } from '#rules/counts.ts'
import { evaluateParameters } from '#rules/stats/evaluate.ts'
import { toStatSource } from '#rules/stats/plain-source.ts'
import type { CastMember } from '../queries.ts'

/** Abilities shown of a world that names no main ones. */
const WITHOUT_MAIN = 6

export function Abilities({ worldId, stats }: { worldId: string; stats: CastMember['stats'] }) {
  const { data: rules } = useQuery(worldQueries.statRules(worldId))
  const values = useMemo(() => (rules ? evaluateParameters(rules, toStatSource(stats)) : null), [rules, stats])
  if (!rules || !values || rules.parameterNameList.length === 0) return null
  const isMain = ({ id }: { id: number }) => rules.mainParameterIdList.includes(id)
  const main = rules.parameterNameList.filter(isMain)
  const shown = main.length > 0 ? main : rules.parameterNameList.slice(0, WITHOUT_MAIN)
  return (
    <dl
      aria-label="能力"
      className="num mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-4 gap-y-1 text-sub"
    >
      {shown.map(({ id, value }) => (
        <div key={id} className="flex items-baseline justify-between gap-2 border-b border-line">
          <dt className="text-ink-soft">{value}</dt>
          <dd className="font-semibold">{formatTenths(values.get(id) ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
