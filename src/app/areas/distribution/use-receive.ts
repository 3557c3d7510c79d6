// Receiving by a link: now and once. The act is on the device with its key until its answer was read.
import { useState } from 'react'
import { useSpend } from '#app/areas/coin/use-spend.ts'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { type DistributionKey, distributionCalls, type Receipt } from './queries.ts'

const RECEIVE = 'distribution.receive'

export type Receiving =
  | { state: 'done'; receipt: Receipt }
  | { state: 'refused'; message: string }
  | { state: 'checking'; characterId: string }

export function useReceive(key: DistributionKey, hash: string) {
  const { spend, isWaiting } = useSpend<Receipt>(RECEIVE)
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<Receiving | null>(null)
  const receive = async (characterId: string, shouhinmei: string): Promise<void> => {
    setPending(true)
    const answer = await spend({
      entity: `distribution:${key.shouhinId}:${characterId}`,
      kind: RECEIVE,
      request: distributionCalls.distribution.request({ ...key, hash, characterId, distributionType: 0 }),
      note: shouhinmei,
      facts: { ...key, characterId },
      touches: ['distribution', ...BELONGINGS],
    })
    setPending(false)
    if (!answer) return
    if (answer.state === 'done') setResult({ state: 'done', receipt: answer.answer })
    else setResult(answer.state === 'refused' ? answer : { state: 'checking', characterId })
  }
  return {
    pending,
    result,
    receive,
    /** Whether what was pressed in an earlier visit is still being asked for. */
    isChecking: (characterId: string): boolean =>
      isWaiting({ ...key, characterId }) || (result?.state === 'checking' && result.characterId === characterId),
  }
}
