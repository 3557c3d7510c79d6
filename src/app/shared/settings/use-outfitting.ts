// Hook for acts on a character's equipment and skills: they decide or spend, need a network, and run one at a time per
// character. While the answer of one is being asked for, the others wait.
import { useState } from 'react'
import type { RequestOf } from '#app/platform/api.ts'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'

const outfitting = defineWrite({
  kind: 'character.outfit',
  policy: 'online',
  thing: ['characterId'],
  touches: BELONGINGS,
  toasts: 'none',
  press: ({ characterId, doing, request }: { characterId: string; doing: string; request: RequestOf<unknown> }) => ({
    entity: `spend:${characterId}`,
    request,
    note: '',
    facts: { characterId, doing },
  }),
})

export function useOutfitting(characterId: string) {
  const { press, pending, ...desk } = usePress(outfitting, { characterId })
  const [doing, setDoing] = useState('')
  return {
    ...desk,
    /** The act under way, for its button. */
    pending: pending ? doing : null,
    act: async <Answer>(doing: string, request: RequestOf<unknown>): Promise<Answer | null> => {
      setDoing(doing)
      return (await press({ characterId, doing, request })) as Answer | null
    },
  }
}

export type Outfitting = ReturnType<typeof useOutfitting>
