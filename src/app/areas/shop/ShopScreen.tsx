// /world/{worldId}/shop/{shopId}: goods of a shop for the speaking character. A route of our own.

import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries, type OwnCharacter } from '#app/shared/character/queries.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { TokenPurse } from '#app/shared/coin/TokenPurse.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { GoodsCard } from './GoodsCard.tsx'
import { type Shelf, shopQueries } from './queries.ts'
import { ShelfSkeleton } from './ShelfSkeleton.tsx'
import { StandingMissing } from './StandingMissing.tsx'
import { seeShelf } from './shelf.ts'
import { useBuying } from './use-buying.ts'

const BuySheet = lazy(() => import('./BuySheet.tsx').then(module => ({ default: module.BuySheet })))

const SEEN_FIRST = 3

export function ShopScreen({ worldId, shopId }: { worldId: string; shopId: string }) {
  const query = useRead(shopQueries.goods(worldId, shopId))
  const { data } = query
  const character = useSpeaking(worldId)
  const mine = useRead({ ...characterQueries.mine(), enabled: character === undefined })
  return (
    <WorldFrame
      worldId={worldId}
      title={data?.shop.shopName ?? 'ショップ'}
      back={<BackLink to="/world/$worldId/shop" params={{ worldId }} />}
      purse
    >
      <Read
        query={query}
        title="ショップを読み込めませんでした。"
        nowhere={{
          action: (
            <ButtonLink variant="ai" to="/world/$worldId/shop" params={{ worldId }}>
              ショップの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
        skeleton={<ShelfSkeleton />}
      >
        {(data, age) => (
          <>
            <p className="mt-3 font-mincho text-sub">{data.shop.description}</p>
            <p className="text-meta text-ink-soft">店番 {data.shop.keeper}</p>
            {character === null && <NoBuyer />}
            {character === undefined && <StandingMissing query={mine} />}
            <Goods key={character?.characterId ?? ''} shelf={data} character={character ?? null} age={age} />
          </>
        )}
      </Read>
    </WorldFrame>
  )
}

/** Note for guests and users without a character here: they may look, but not buy. */
function NoBuyer() {
  const { user } = useSession()
  const { href } = useLocation()
  const navigate = useNavigate()
  const to = `${user ? '/withoutLogin' : '/login'}?redirect=${encodeURIComponent(href)}`
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-48 text-cap">
        {user ? 'このワールドのキャラクターがいると購入できます。' : 'ログインすると購入できます。'}
      </p>
      <Button onClick={() => void navigate({ href: to })}>{user ? 'キャラクターを選ぶ' : 'ログイン'}</Button>
    </div>
  )
}

function Goods({ shelf, character, age }: { shelf: Shelf; character: OwnCharacter | null; age: number | null }) {
  const online = useOnline()
  const characterId = character?.characterId
  const query = useRead({
    ...shopQueries.standing(shelf.shop.shopId, characterId ?? ''),
    enabled: characterId !== undefined,
  })
  const { data: standing } = query
  const seen = useMemo(() => seeShelf(shelf, standing, Date.now()), [shelf, standing])
  const desk = useBuying(characterId, standing?.wallet)
  // The current state, because others buy too.
  const asked = seen.find(({ goods }) => goods.shopGoodsId === desk.asked?.goods.shopGoodsId)
  return (
    <>
      {character && <TokenPurse character={character} wallet={standing?.wallet} />}
      {!standing && <StandingMissing query={query} />}
      <p className="num my-1.5 text-meta text-ink-soft">
        全{seen.length}品
        <Aged since={age} />
      </p>
      {seen.length > 0 ? (
        <ul>
          {seen.map((each, index) => (
            <GoodsCard
              key={each.goods.shopGoodsId}
              seen={each}
              shelf={shelf}
              standing={standing}
              online={online}
              desk={desk}
              eager={index < SEEN_FIRST}
            />
          ))}
        </ul>
      ) : (
        <EmptyState drawing={<EmptyDrawing />} title="販売中の商品はありません。" note="新しい商品をお待ちください。" />
      )}
      <Suspense>
        {asked && standing && character && (
          <BuySheet
            seen={asked}
            standing={standing}
            character={character}
            pending={desk.pending}
            onClose={() => desk.pending || desk.ask(null)}
            onBuy={count => void desk.buy(asked, count)}
          />
        )}
      </Suspense>
    </>
  )
}
