// Hook for receiving by a link, at once and only once. The act is on the device with its key until its answer was read.
import { useState } from 'react'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite, problemOf, type WriteResult } from '#app/platform/outbox/write.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
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
  | { state: 'notDone'; problem: Problem }
  | { state: 'checking'; characterId: string }

export function useReceive(key: DistributionKey, hash: string) {
  const [result, setResult] = useState<Receiving | null>(null)
  const show = (received: WriteResult<Receipt>, characterId: string): void => {
    if (received.state === 'done') setResult({ state: 'done', receipt: received.answer })
    else {
      const problem = problemOf(received)
      setResult(problem ? { state: 'notDone', problem } : { state: 'checking', characterId })
    }
  }
  const { write, pending, openOf } = useWrite(receiving, (received, facts) => {
    const { shouhinId, officialOptionId, suuryoSentakuId } = facts
    const isOther =
      shouhinId !== key.shouhinId ||
      officialOptionId !== key.officialOptionId ||
      suuryoSentakuId !== key.suuryoSentakuId
    // The act may be of this or an earlier visit; its result is shown here.
    if (!isOther && result?.state !== 'done') show(received, facts.characterId)
  })
  const receive = async (characterId: string, shouhinmei: string): Promise<void> => {
    const received = await write({ key, hash, characterId, shouhinmei })
    if (received) show(received, characterId)
  }
  return {
    pending,
    result,
    receive,
    /** Whether the answer of an act of an earlier visit is being asked for. */
    isChecking: (characterId: string): boolean =>
      openOf({ ...key, characterId }) !== null || (result?.state === 'checking' && result.characterId === characterId),
  }
}
