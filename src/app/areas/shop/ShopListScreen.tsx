// /world/{worldId}/shop: the shops of a world and the way to the exchange (world menu page 3).

import { BookOpen, Hammer, Store } from 'lucide-react'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { shopType, shopTypeLabels } from '#rules/codes/exchange.ts'
import { firstAddress } from '../exchange/address.ts'
import { type ShopFace, shopQueries } from './queries.ts'

const ROWS = [84, 68, 76]

export function ShopListScreen({ worldId }: { worldId: string }) {
  const query = useRead(shopQueries.list(worldId))
  return (
    <WorldFrame worldId={worldId} title="ショップ" purse>
      <Read
        query={query}
        title="ショップを読み込めませんでした。"
        nowhere={{
          action: (
            <ButtonLink variant="ai" to="/worldSelect">
              ワールドを選ぶ
            </ButtonLink>
          ),
        }}
        className="mt-3"
        skeleton={
          <Loading>
            <List className="mt-3">
              {ROWS.map(width => (
                <li key={width} className="flex min-h-18 items-center gap-3 px-4 py-2">
                  <SkeletonBlock className="size-11 rounded-card" />
                  <SkeletonLines widths={[width / 2, width]} className="flex-1" />
                </li>
              ))}
            </List>
          </Loading>
        }
      >
        {data => (
          <>
            {data.shopList.length > 0 ? (
              <List className="mt-3">
                {data.shopList.map(shop => (
                  <ShopRow key={shop.shopId} worldId={worldId} shop={shop} />
                ))}
              </List>
            ) : (
              <div className="mt-3">
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title="販売中の商品はありません。"
                  note="ショップが開くと、ここに並びます。"
                />
              </div>
            )}
            <SectionHeading>作成</SectionHeading>
            <List>
              <ListLink
                to="/world/$worldId/itemSynth"
                params={{ worldId }}
                search={firstAddress}
                icon={<Sign of={Hammer} />}
                title={<b className="font-mincho text-body font-semibold">アイテム交換</b>}
                note="集めたアイテムやコインを、新しいアイテムにします。"
              />
            </List>
          </>
        )}
      </Read>
    </WorldFrame>
  )
}

const Sign = ({ of }: { of: typeof Store }) => (
  <span className="grid size-11 place-items-center rounded-card bg-ai-soft text-ai">
    <Icon of={of} />
  </span>
)

function ShopRow({ worldId, shop }: { worldId: string; shop: ShopFace }) {
  const { shopId, shopName, shopType: type, description, goodsCount } = shop
  return (
    <ListLink
      to="/world/$worldId/shop/$shopId"
      params={{ worldId, shopId }}
      className="py-3"
      icon={<Sign of={type === shopType.skill ? BookOpen : Store} />}
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="font-mincho text-body font-semibold">{shopName}</b>
          <Chip tone={type === shopType.skill ? 'kin' : 'ai'}>{shopTypeLabels[type]}</Chip>
        </span>
      }
      note={
        <>
          <span className="line-clamp-2 text-cap">{description}</span>
          {goodsCount > 0 ? `${goodsCount}品` : '販売中の商品はありません'}
        </>
      }
    />
  )
}
