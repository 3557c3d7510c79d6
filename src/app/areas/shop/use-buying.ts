// Buying, from the press to the words about what came of it.
import { useState } from 'react'
import { namedCoin } from '#app/areas/coin/payment.ts'
import { SPEND_TOUCHES, useSpend } from '#app/areas/coin/use-spend.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { actWords } from '#rules/messages/acts.ts'
import { type Purchase, type Standing, shopCalls } from './queries.ts'
import type { SeenGoods } from './shelf.ts'

const BUY = 'shop.buy'

export function useBuying(characterId: string | undefined, wallet: Standing['wallet'] | undefined) {
  const { spend, stateOf } = useSpend<Purchase>(BUY)
  const [asked, setAsked] = useState<SeenGoods | null>(null)
  const [pending, setPending] = useState(false)

  const buy = async ({ goods, isSkill }: SeenGoods, count: number): Promise<void> => {
    if (!characterId || !wallet) return
    const { shopGoodsId, price, tokenNo, name } = goods
    const coinType = tokenNo === null ? namedCoin(price * count, wallet) : undefined
    const facts = { shopGoodsId, count, isSkill: isSkill ? 1 : 0 }
    const input = { characterId, shopGoodsId, count, price, ...(coinType === undefined ? {} : { coinType }) }
    setPending(true)
    const result = await spend({
      entity: `spend:${characterId}`,
      kind: BUY,
      request: shopCalls.buy.request(input),
      note: count > 1 ? `${name} ×${count}` : name,
      facts,
      touches: SPEND_TOUCHES,
    })
    setPending(false)
    if (!result) return
    setAsked(null)
    if (result.state === 'done') {
      const bought = count > 1 ? `${name} ×${count}` : name
      toasts.add({ type: 'success', overline: bought, title: actWords({ kind: BUY, facts }).done })
    } else if (result.state === 'refused') {
      toasts.add({ type: 'error', overline: actWords({ kind: BUY, facts }).notDone, title: result.message || name })
    }
  }

  return {
    asked,
    pending,
    ask: setAsked,
    buy,
    stateOf: (shopGoodsId: number) => stateOf('shopGoodsId', shopGoodsId),
  }
}

export type BuyingDesk = ReturnType<typeof useBuying>
