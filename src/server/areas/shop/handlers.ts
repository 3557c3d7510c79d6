// The calls of shops.

import { handlersOf } from '../../platform/handlers.ts'
import { buyGoods } from './buy.ts'
import { listGoods, listShops } from './goods.ts'
import { standingInShop } from './standing.ts'

export const shopHandlers = handlersOf('shop', {
  getList: async (db, { worldId, now }) => ({ shopList: await listShops(db, worldId, now) }),
  getGoods: (db, { now, ...place }) => listGoods(db, place, now),
  getStanding: (db, { userId, own, shopId }) => standingInShop(db, userId, own, shopId),
  buy: buyGoods,
})
