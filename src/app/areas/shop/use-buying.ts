// Hook for buying, from the press to the words about the result.
import { useState } from 'react'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { namedCoin } from '#app/shared/coin/payment.ts'
import { type Standing, shopCalls } from './queries.ts'
import type { SeenGoods } from './shelf.ts'

type Wanted = SeenGoods & { characterId: string; wallet: Standing['wallet']; count: number }

export const buying = defineWrite({
  kind: 'shop.buy',
  policy: 'online',
  thing: ['shopGoodsId'],
  touches: BELONGINGS,
  toasts: 'all',
  press: ({ goods, isSkill, characterId, wallet, count }: Wanted) => {
    const { shopGoodsId, price, tokenNo, name } = goods
    const coinType = tokenNo === null ? namedCoin(price * count, wallet) : undefined
    const input = { characterId, shopGoodsId, count, price, ...(coinType === undefined ? {} : { coinType }) }
    return {
      entity: `spend:${characterId}`,
      request: shopCalls.buy.request(input),
      note: count > 1 ? `${name} ×${count}` : name,
      facts: { shopGoodsId, count, isSkill: isSkill ? 1 : 0 },
    }
  },
})

export function useBuying(characterId: string | undefined, wallet: Standing['wallet'] | undefined) {
  const { write, pending, openOf } = useWrite(buying)
  const [asked, setAsked] = useState<SeenGoods | null>(null)

  const buy = async (seen: SeenGoods, count: number): Promise<void> => {
    if (!characterId || !wallet) return
    if (await write({ ...seen, characterId, wallet, count })) setAsked(null)
  }

  return {
    asked,
    pending,
    ask: setAsked,
    buy,
    stateOf: (shopGoodsId: number) => openOf({ shopGoodsId })?.state ?? null,
  }
}

export type BuyingDesk = ReturnType<typeof useBuying>
