// /worldSelect: all worlds, those of the user first, and the way back to the one that this tab was in last.

import { useQuery } from '@tanstack/react-query'
import { Feather, History } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchEntry } from '#app/shared/search/SearchEntry.tsx'
import { mineFirst } from '#app/shared/world/facts.ts'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { useTabWorld } from '#app/shared/world/use-tab-world.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { clockStands } from '#app/ui/clock.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { WorldCard } from './WorldCard.tsx'

const SEEN_FIRST = 3
const grid = 'md:grid md:grid-cols-2 md:gap-3'

export function WorldSelectScreen() {
  const online = useOnline()
  const { user } = useSession()
  const query = useRead(worldQueries.worlds())
  const { data } = query
  const worlds = mineFirst(data?.worldSelectList ?? [])
  const mine = worlds.filter(world => world.ownCharacterCount > 0)
  const others = worlds.filter(world => world.ownCharacterCount === 0)
  return (
    <Page
      top={
        <TopBar
          title="ワールド"
          trailing={
            <>
              <SearchEntry />
              <WalletChip />
            </>
          }
        />
      }
    >
      <Read query={query} title="ワールドを読み込めませんでした。" className="mt-3" skeleton={<WorldCardSkeleton />}>
        {(_, age) => (
          <>
            {!online && age !== null && (
              <p className="num mt-3 text-meta text-ink-soft">
                <AgeNote at={age} />
              </p>
            )}
            <LastWorld worlds={worlds} />
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
            {worlds.length > 0 && (
              <>
                <SectionHeading>物語を書く人</SectionHeading>
                <List>
                  <ListLink
                    to="/master"
                    search={{ page: 1 }}
                    icon={<Icon of={Feather} className="text-ai" />}
                    title="マスターを探す"
                    note="書き方・募集中のシナリオ・リプレイまでの日数"
                  />
                </List>
              </>
            )}
            {worlds.length === 0 && (
              <div className="mt-3">
                <EmptyState drawing={<EmptyDrawing />} title="公開中のワールドはまだありません。" />
              </div>
            )}
          </>
        )}
      </Read>
    </Page>
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

function LastWorld({ worlds }: { worlds: readonly World[] }) {
  const here = useTabWorld()
  // A page of the server stands already: nothing comes in above what is looked at.
  const [isTakenOver] = useState(clockStands)
  const world = isTakenOver ? undefined : worlds.find(({ worldId }) => worldId === here)
  return world ? (
    <List className="mt-3">
      <ListLink
        to="/world/$worldId"
        params={{ worldId: world.worldId }}
        icon={<Icon of={History} className="text-ai" />}
        title={`${world.worldName}へ戻る`}
        note="さっきまでいたワールド"
      />
    </List>
  ) : null
}

const WorldCardSkeleton = () => (
  <Loading>
    {/* As high as a heading and as far from the bar, so that nothing moves when the worlds are loaded. */}
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
