// Reading the three ids of a share out of an address.
import type { DistributionKey } from './queries.ts'

const WORD = /^[\w-]{1,64}$/
const NUMBER = /^\d{1,2}$/

/** Null where the address names nothing that could be there. */
export function parseShareKey(params: Record<keyof DistributionKey, string>): DistributionKey | null {
  const { shouhinId, officialOptionId, suuryoSentakuId } = params
  if (!WORD.test(shouhinId) || !NUMBER.test(officialOptionId) || !NUMBER.test(suuryoSentakuId)) return null
  return { shouhinId, officialOptionId: Number(officialOptionId), suuryoSentakuId: Number(suuryoSentakuId) }
}
