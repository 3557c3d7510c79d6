// The world's money of a character, one cell a kind.
import { useQuery } from '@tanstack/react-query'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { onceOnlineNote } from '#rules/messages/offline.ts'
import { formatCount } from '#rules/rewards.ts'
import { type AppView, type World, worldQueries } from './queries.ts'

const fields = [
  ['worldToken1', 'worldTokenTsukaName1'],
  ['worldToken2', 'worldTokenTsukaName2'],
  ['worldToken3', 'worldTokenTsukaName3'],
  ['worldToken4', 'worldTokenTsukaName4'],
] as const

export function Wallet({ world, characterId }: { world: World; characterId: string }) {
  const { data, error } = useQuery(worldQueries.wallet(world.worldId, characterId))
  if (world.tokenList.length === 0) return null
  return (
    <dl className="num grid auto-cols-fr grid-flow-col border-t border-line max-[359px]:grid-flow-row">
      {world.tokenList.map(({ name, sign }, index) => (
        <div
          key={name}
          className="min-h-14 px-3.5 py-2 not-first:border-l not-first:border-line max-[359px]:not-first:border-t max-[359px]:not-first:border-l-0"
        >
          <dt className="text-meta text-ink-soft">{name}</dt>
          <dd className="text-sub font-bold">
            {data ? (
              amount(data, index, sign, name)
            ) : error ? (
              <span className="font-normal text-ink-soft">{onceOnlineNote('表示')}</span>
            ) : (
              <SkeletonBlock className="mt-1 h-4 w-12" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The name stands above it: only a sign that reads behind a number is shown, `G` or `SP`, no other name. */
function amount(view: AppView, index: number, sign: string, name: string): string {
  const held = view[fields[index]?.[0] ?? 'worldToken1'] ?? 0
  if (sign === '円') return `${formatCount(held)}円`
  return sign !== name && /^[A-Z]+$/.test(sign) ? `${formatCount(held)} ${sign}` : formatCount(held)
}
