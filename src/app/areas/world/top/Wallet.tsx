// Money of a character in its world, one cell per kind, which leads to a place of spending. The player's coins are in the
// bar above.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AppView, type World, worldQueries } from '#app/shared/world/queries.ts'
import { cx } from '#app/ui/cx.ts'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { onceOnlineNote } from '#rules/messages/offline.ts'
import { formatCount, tokenLabel } from '#rules/rewards.ts'

const fields = [
  ['worldToken1', 'worldTokenTsukaName1'],
  ['worldToken2', 'worldTokenTsukaName2'],
  ['worldToken3', 'worldTokenTsukaName3'],
  ['worldToken4', 'worldTokenTsukaName4'],
] as const

export function Wallet({ world: { worldId, tokenList }, characterId }: { world: World; characterId: string }) {
  const tokens = useQuery(worldQueries.wallet(worldId, characterId))
  if (tokenList.length === 0) return null
  return (
    <dl className="num grid auto-cols-fr grid-flow-col border-t border-line max-[359px]:grid-flow-row">
      {tokenList.map((token, index) => (
        <Cell
          key={token.name}
          of={tokens}
          read={view => amount(view, index, token.sign)}
          className="max-[359px]:not-first:border-t max-[359px]:not-first:border-l-0"
        >
          {/* The whole cell can be pressed, not only its name. */}
          <Link
            to="/world/$worldId/shop"
            params={{ worldId }}
            aria-label={`${tokenLabel(token)}を使えるショップへ`}
            className="phrases text-ink-soft before:absolute before:inset-0"
          >
            {tokenLabel(token)}
          </Link>
        </Cell>
      ))}
    </dl>
  )
}

function Cell<T>({
  of: { data, error },
  read,
  className,
  children,
}: {
  of: { data: T | undefined; error: Error | null }
  read: (data: T) => string
  className?: string | undefined
  /** name of the token, which is the link */
  children: ReactNode
}) {
  return (
    <div className={cx('relative min-h-14 px-3.5 py-2 not-first:border-l not-first:border-line', className)}>
      <dt className="text-meta">{children}</dt>
      <dd className="text-sub font-bold">
        {data !== undefined ? (
          read(data)
        ) : error ? (
          <span className="font-normal text-ink-soft">{onceOnlineNote('表示')}</span>
        ) : (
          <SkeletonBlock className="mt-1 h-4 w-12" />
        )}
      </dd>
    </div>
  )
}

/**
 * Amount of a token. The name with the sign stands above it, so only yen gets a unit, which is never left out in writing.
 */
function amount(view: AppView, index: number, sign: string): string {
  const held = formatCount(view[fields[index]?.[0] ?? 'worldToken1'] ?? 0)
  return sign === '円' ? `${held}円` : held
}
