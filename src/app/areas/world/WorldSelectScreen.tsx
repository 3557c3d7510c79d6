// /worldSelect: the worlds, those one plays in first.
import { useQuery } from '@tanstack/react-query'
import { characterQueries } from '#app/areas/character/queries.ts'
import { WalletChip } from '#app/areas/coin/WalletChip.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { mineFirst } from './facts.ts'
import { type World, worldQueries } from './queries.ts'
import { WorldCard } from './WorldCard.tsx'

const FRESH_MS = 60_000
const SEEN_FIRST = 3
const grid = 'md:grid md:grid-cols-2 md:gap-3'

export function WorldSelectScreen() {
  const online = useOnline()
  const { user } = useSession()
  const query = useQuery(worldQueries.worlds())
  const { data, dataUpdatedAt } = query
  const worlds = mineFirst(data?.worldSelectList ?? [])
  const mine = worlds.filter(world => world.ownCharacterCount > 0)
  const others = worlds.filter(world => world.ownCharacterCount === 0)
  return (
    <Screen top={<TopBar title="ワールド" trailing={<WalletChip />} />} strip={<OfflineStrip offline={!online} />}>
      {data ? (
        <>
          {!online && dataUpdatedAt < Date.now() - FRESH_MS && (
            <p className="num mt-3 text-meta text-ink-soft">
              <AgeNote at={dataUpdatedAt} />
            </p>
          )}
          {user && (
            <>
              <SectionHeading>参加中のワールド</SectionHeading>
              {mine.length > 0 ? (
                <Worlds worlds={mine} />
              ) : (
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title="参加中のワールドはまだありません。"
                  note="気になるワールドに入って、キャラクターを作ってみましょう。"
                />
              )}
            </>
          )}
          {others.length > 0 && (
            <>
              <SectionHeading>{user ? 'ほかのワールド' : 'ワールドを選ぶ'}</SectionHeading>
              <Worlds worlds={others} />
            </>
          )}
          {worlds.length === 0 && (
            <div className="mt-3">
              <EmptyState drawing={<EmptyDrawing />} title="公開中のワールドはまだありません。" />
            </div>
          )}
        </>
      ) : (
        <Missing query={query} online={online} title="ワールドを読み込めませんでした。" className="mt-3">
          <WorldCardSkeleton />
        </Missing>
      )}
    </Screen>
  )
}

function Worlds({ worlds }: { worlds: readonly World[] }) {
  const { user } = useSession()
  const { data } = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  return (
    <ul className={grid}>
      {worlds.map((world, index) => (
        <WorldCard
          key={world.worldId}
          world={world}
          eager={index < SEEN_FIRST}
          ownNames={(data?.characterList ?? [])
            .filter(({ worldId }) => worldId === world.worldId)
            .map(({ characterFullName }) => characterFullName)}
        />
      ))}
    </ul>
  )
}

const WorldCardSkeleton = () => (
  <Loading>
    {/* As tall as a heading and as far from the bar: nothing moves when the worlds come. */}
    <div className="mt-4 flex min-h-11 items-center">
      <SkeletonBlock className="h-6 w-40" />
    </div>
    <div className={`mt-3 ${grid}`}>
      {[1, 2, 3].map(place => (
        <Card key={place} flush className="md:[&+&]:mt-0">
          <SkeletonBlock className="h-38" />
          <SkeletonLines widths={[40, 90]} className="p-4" />
        </Card>
      ))}
    </div>
  </Loading>
)
