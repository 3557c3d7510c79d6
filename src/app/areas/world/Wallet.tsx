// What a character can spend: the world's money, one cell a kind, and the coins of its player. Each leads to where it is spent or told.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { coinQueries } from '#app/areas/coin/queries.ts'
import { cx } from '#app/ui/cx.ts'
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

const rowFace = 'num grid auto-cols-fr grid-flow-col border-t border-line'
/** The whole cell is pressed, not its name alone. */
const linkFace = 'text-ink-soft before:absolute before:inset-0'

export function Wallet({ world: { worldId, tokenList }, characterId }: { world: World; characterId: string }) {
  const tokens = useQuery(worldQueries.wallet(worldId, characterId))
  const coins = useQuery(coinQueries.balance())
  return (
    <>
      {tokenList.length > 0 && (
        <dl className={cx(rowFace, 'max-[359px]:grid-flow-row')}>
          {tokenList.map(({ name, sign }, index) => (
            <Cell
              key={name}
              of={tokens}
              read={view => amount(view, index, sign, name)}
              className="max-[359px]:not-first:border-t max-[359px]:not-first:border-l-0"
            >
              <Link
                to="/world/$worldId/shop"
                params={{ worldId }}
                aria-label={`${name}を使えるショップへ`}
                className={linkFace}
              >
                {name}
              </Link>
            </Cell>
          ))}
        </dl>
      )}
      <dl className={rowFace}>
        <Cell of={coins} read={({ alpacaCoin }) => `AC ${formatCount(alpacaCoin)}`}>
          <Link
            to="/myPage/coin/ac"
            search={{ page: 1 }}
            aria-label="アルパカコインの残高と履歴へ"
            className={linkFace}
          >
            アルパカコイン
          </Link>
        </Cell>
        <Cell of={coins} read={({ llamaPoint }) => `LP ${formatCount(llamaPoint)}`} tone="text-kin">
          <Link
            to="/myPage/coin/lp"
            search={{ page: 1 }}
            aria-label="リャマポイントの残高と履歴へ"
            className={linkFace}
          >
            リャマポイント
          </Link>
        </Cell>
      </dl>
    </>
  )
}

function Cell<T>({
  of: { data, error },
  read,
  tone,
  className,
  children,
}: {
  of: { data: T | undefined; error: Error | null }
  read: (data: T) => string
  tone?: string | undefined
  className?: string | undefined
  /** the name, which is the link */
  children: ReactNode
}) {
  return (
    <div className={cx('relative min-h-14 px-3.5 py-2 not-first:border-l not-first:border-line', className)}>
      <dt className="text-meta">{children}</dt>
      <dd className={cx('text-sub font-bold', tone)}>
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

/** The name stands above it: only a sign that reads behind a number is shown, `G` or `SP`, no other name. */
function amount(view: AppView, index: number, sign: string, name: string): string {
  const held = view[fields[index]?.[0] ?? 'worldToken1'] ?? 0
  if (sign === '円') return `${formatCount(held)}円`
  return sign !== name && /^[A-Z]+$/.test(sign) ? `${formatCount(held)} ${sign}` : formatCount(held)
}
