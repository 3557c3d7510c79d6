// Receiving by a link: now and once. The act is on the device with its key until its answer was read.
import { useState } from 'react'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type DistributionKey, distributionCalls, type Receipt } from './queries.ts'

type Wanted = { key: DistributionKey; hash: string; characterId: string; shouhinmei: string }

export const receiving = defineWrite({
  kind: 'distribution.receive',
  policy: 'online',
  thing: ['shouhinId', 'officialOptionId', 'suuryoSentakuId', 'characterId'],
  touches: ['distribution', ...BELONGINGS],
  toasts: 'none',
  press: ({ key, hash, characterId, shouhinmei }: Wanted) => ({
    entity: `distribution:${key.shouhinId}:${characterId}`,
    request: distributionCalls.distribution.request({ ...key, hash, characterId, distributionType: 0 }),
    note: shouhinmei,
    facts: { ...key, characterId },
  }),
})

export type Receiving =
  | { state: 'done'; receipt: Receipt }
  | { state: 'refused'; message: string }
  | { state: 'checking'; characterId: string }

export function useReceive(key: DistributionKey, hash: string) {
  const { write, pending, openOf } = useWrite(receiving)
  const [result, setResult] = useState<Receiving | null>(null)
  const receive = async (characterId: string, shouhinmei: string): Promise<void> => {
    const received = await write({ key, hash, characterId, shouhinmei })
    if (!received) return
    if (received.state === 'done') setResult({ state: 'done', receipt: received.answer })
    else if ('message' in received) setResult({ state: 'refused', message: received.message })
    else setResult({ state: 'checking', characterId })
  }
  return {
    pending,
    result,
    receive,
    /** Whether what was pressed in an earlier visit is still being asked for. */
    isChecking: (characterId: string): boolean =>
      openOf({ ...key, characterId }) !== null || (result?.state === 'checking' && result.characterId === characterId),
  }
}
