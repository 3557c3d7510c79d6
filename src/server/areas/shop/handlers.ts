// The calls of shops.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { ownCharacter } from '../character/own-character.ts'
import { buyGoods } from './buy.ts'
import { listGoods, listShops } from './goods.ts'
import { standingInShop } from './standing.ts'

export const shopHandlers = {
  getList: calls.shop.getList.handler(async ({ input, context }) => ({
    shopList: await listShops(context.db, input.worldId, context.clock.now()),
  })),
  getGoods: calls.shop.getGoods.handler(({ input, context }) => listGoods(context.db, input, context.clock.now())),
  getStanding: calls.shop.getStanding.handler(async ({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    const character = await ownCharacter(context.db, userId, input.characterId)
    return standingInShop(context.db, userId, character, input.shopId)
  }),
  buy: calls.shop.buy.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => buyGoods(tx, { ...input, userId: viewer.userId, now })),
  ),
}
