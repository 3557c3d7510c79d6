// Hook for making an item, from the press to the words about the result.
import { useState } from 'react'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { namedCoin } from '#app/shared/coin/payment.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { ExchangeOptions } from '#rules/exchange.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import type { JudgedEntry } from './judge.ts'
import { type ExchangeData, exchangeCalls } from './queries.ts'

type Maker = { characterId: string; characterFullName: string }
type Wallet = ExchangeData['wallet'] | undefined
type Wanted = { entry: JudgedEntry['entry']; character: Maker; options: ExchangeOptions; wallet: Wallet }

export const making = defineWrite({
  kind: 'exchange.create',
  policy: 'online',
  thing: ['itemSynthId'],
  touches: BELONGINGS,
  toasts: 'problems',
  press: ({ entry, character, options, wallet }: Wanted) => {
    const { characterId, characterFullName } = character
    const { itemSynthId } = entry
    const coinType = wallet && namedCoin(entry.coin, wallet)
    const input = { characterId, itemSynthId, ...options, ...(coinType === undefined ? {} : { coinType }) }
    return {
      entity: `spend:${characterId}`,
      request: exchangeCalls.create.request(input),
      note: entry.itemName,
      facts: { itemSynthId, characterName: characterFullName },
    }
  },
})

export function useCreation(character: Maker, options: ExchangeOptions, wallet: Wallet) {
  const { write, pending, openOf } = useWrite(making)
  const [asked, setAsked] = useState<JudgedEntry | null>(null)
  const [madeCount, setMadeCount] = useState(0)

  const create = async ({ entry }: JudgedEntry): Promise<void> => {
    const result = await write({ entry, character, options, wallet })
    if (!result) return
    setAsked(null)
    setMadeCount(count => count + 1)
    if (result.state !== 'done') return
    // The server knows the number that was made.
    const { itemName, itemNum } = result.answer
    const made = itemNum > 1 ? `${itemName} ×${itemNum}` : itemName
    toasts.add({ type: 'success', overline: made, title: exchangeMessages.created })
  }

  return {
    asked,
    pending,
    /** Number of acts; it changes with each, and then the list is read again. */
    madeCount,
    ask: setAsked,
    create,
    stateOf: (itemSynthId: number) => openOf({ itemSynthId })?.state ?? null,
  }
}

export type CreationDesk = ReturnType<typeof useCreation>
