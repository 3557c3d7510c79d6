// Making an item, from the press to the words about what came of it.
import { useState } from 'react'
import { namedCoin } from '#app/areas/coin/payment.ts'
import { SPEND_TOUCHES, useSpend } from '#app/areas/coin/use-spend.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { ExchangeOptions } from '#rules/exchange.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import type { JudgedEntry } from './judge.ts'
import { type Creation, type ExchangeData, exchangeCalls } from './queries.ts'

const CREATE = 'exchange.create'

type Maker = { characterId: string; characterFullName: string }

export function useCreation(character: Maker, options: ExchangeOptions, wallet: ExchangeData['wallet'] | undefined) {
  const { spend, stateOf } = useSpend<Creation>(CREATE)
  const [asked, setAsked] = useState<JudgedEntry | null>(null)
  const [pending, setPending] = useState(false)
  const [madeCount, setMadeCount] = useState(0)

  const create = async ({ entry }: JudgedEntry): Promise<void> => {
    const { characterId } = character
    const { itemSynthId } = entry
    const coinType = wallet && namedCoin(entry.coin, wallet)
    const input = { characterId, itemSynthId, ...options, ...(coinType === undefined ? {} : { coinType }) }
    setPending(true)
    const result = await spend({
      entity: `spend:${characterId}`,
      kind: CREATE,
      request: exchangeCalls.create.request(input),
      note: entry.itemName,
      facts: { itemSynthId, characterName: character.characterFullName },
      touches: SPEND_TOUCHES,
    })
    setPending(false)
    if (!result) return
    setAsked(null)
    setMadeCount(count => count + 1)
    if (result.state === 'done') {
      const { itemName, itemNum } = result.answer
      toasts.add({
        type: 'success',
        overline: itemNum > 1 ? `${itemName} ×${itemNum}` : itemName,
        title: exchangeMessages.created,
      })
    } else if (result.state === 'refused') {
      toasts.add({ type: 'error', overline: exchangeMessages.createFailed, title: result.message || entry.itemName })
    }
  }

  return {
    asked,
    pending,
    /** Changes with every act: then the list is read anew. */
    madeCount,
    ask: setAsked,
    create,
    stateOf: (itemSynthId: number) => stateOf('itemSynthId', itemSynthId),
  }
}

export type CreationDesk = ReturnType<typeof useCreation>
