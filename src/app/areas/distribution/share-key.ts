// The three ids of a share in an address.
import type { DistributionKey } from './queries.ts'

const WORD = /^[\w-]{1,64}$/
const NUMBER = /^\d{1,2}$/

/** Ids from an address; null when they cannot exist. */
export function parseShareKey(params: Record<keyof DistributionKey, string>): DistributionKey | null {
  const { shouhinId, officialOptionId, suuryoSentakuId } = params
  if (!WORD.test(shouhinId) || !NUMBER.test(officialOptionId) || !NUMBER.test(suuryoSentakuId)) return null
  return { shouhinId, officialOptionId: Number(officialOptionId), suuryoSentakuId: Number(suuryoSentakuId) }
}
