// Reads of the screens of shops.
import calls from 'virtual:contract/shop'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ShopContract } from '#contract/shop.ts'

export const shopCalls: Calls<ShopContract> = connect<ShopContract>('shop', calls)

export type ShopFace = Awaited<ReturnType<typeof shopCalls.getList.send>>['shopList'][number]
export type Shelf = Awaited<ReturnType<typeof shopCalls.getGoods.send>>
export type Goods = Shelf['goodsList'][number]
export type Standing = Awaited<ReturnType<typeof shopCalls.getStanding.send>>
export type Purchase = Awaited<ReturnType<typeof shopCalls.buy.send>>

export const shopQueries = {
  list: (worldId: string) => readQuery(shopCalls.getList, { worldId }, { kept: true }),
  goods: (worldId: string, shopId: string) => readQuery(shopCalls.getGoods, { worldId, shopId }, { kept: true }),
  standing: (shopId: string, characterId: string) =>
    readQuery(shopCalls.getStanding, { shopId, characterId }, { kept: true }),
}
