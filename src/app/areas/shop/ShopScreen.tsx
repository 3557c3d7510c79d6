// /world/{worldId}/shop/{shopId}: what a shop sells, as the character one speaks as sees it. A route of our own.
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { characterQueries, type OwnCharacter } from '#app/areas/character/queries.ts'
import { useSpeaking } from '#app/areas/character/speaking.ts'
import { TokenPurse } from '#app/areas/coin/TokenPurse.tsx'
import { WorldFrame } from '#app/areas/world/WorldFrame.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { GoodsCard } from './GoodsCard.tsx'
import { type Shelf, shopQueries } from './queries.ts'
import { ShelfSkeleton } from './ShelfSkeleton.tsx'
import { StandingMissing } from './StandingMissing.tsx'
import { seeShelf } from './shelf.ts'
import { useBuying } from './use-buying.ts'

const BuySheet = lazy(() => import('./BuySheet.tsx').then(module => ({ default: module.BuySheet })))

const FRESH_MS = 60_000
const SEEN_FIRST = 3

export function ShopScreen({ worldId, shopId }: { worldId: string; shopId: string }) {
  const online = useOnline()
  const query = useQuery(shopQueries.goods(worldId, shopId))
  const { data, dataUpdatedAt } = query
  const character = useSpeaking(worldId)
  const mine = useQuery({ ...characterQueries.mine(), enabled: character === undefined })
  return (
    <WorldFrame
      worldId={worldId}
      title={data?.shop.shopName ?? 'ショップ'}
      back={<BackLink to="/world/$worldId/shop" params={{ worldId }} />}
      purse
    >
      {data ? (
        <>
          <p className="mt-3 font-mincho text-sub">{data.shop.description}</p>
          <p className="text-meta text-ink-soft">店番 {data.shop.keeper}</p>
          {character === null && <NoBuyer />}
          {character === undefined && <StandingMissing query={mine} />}
          <Goods
            key={character?.characterId ?? ''}
            shelf={data}
            character={character ?? null}
            age={dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null}
          />
        </>
      ) : (
        <Missing
          query={query}
          online={online}
          title="ショップを読み込めませんでした。"
          nowhere={{
            action: (
              <ButtonLink variant="ai" to="/world/$worldId/shop" params={{ worldId }}>
                ショップの一覧へ
              </ButtonLink>
            ),
          }}
          className="mt-3"
        >
          <ShelfSkeleton />
        </Missing>
      )}
    </WorldFrame>
  )
}

/** Guests and who has no character here may look; buying needs one. */
function NoBuyer() {
  const { user } = useSession()
  const { href } = useLocation()
  const navigate = useNavigate()
  const to = `${user ? '/withoutLogin' : '/login'}?redirect=${encodeURIComponent(href)}`
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-48 text-cap">
        {user ? 'このワールドのキャラクターがいると買えます。' : 'ログインすると買えます。'}
      </p>
      <Button onClick={() => void navigate({ href: to })}>{user ? 'キャラクターを選ぶ' : 'ログイン'}</Button>
    </div>
  )
}

function Goods({ shelf, character, age }: { shelf: Shelf; character: OwnCharacter | null; age: number | null }) {
  const online = useOnline()
  const characterId = character?.characterId
  const query = useQuery({
    ...shopQueries.standing(shelf.shop.shopId, characterId ?? ''),
    enabled: characterId !== undefined,
  })
  const { data: standing } = query
  const seen = useMemo(() => seeShelf(shelf, standing, Date.now()), [shelf, standing])
  const desk = useBuying(characterId, standing?.wallet)
  // As it stands by now: others buy, too.
  const asked = seen.find(({ goods }) => goods.shopGoodsId === desk.asked?.goods.shopGoodsId)
  return (
    <>
      {character && <TokenPurse character={character} wallet={standing?.wallet} />}
      {!standing && <StandingMissing query={query} />}
      <p className="num my-1.5 text-meta text-ink-soft">
        全{seen.length}品
        {age !== null && (
          <>
            ・<AgeNote at={age} />
          </>
        )}
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
