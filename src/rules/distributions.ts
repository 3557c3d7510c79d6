// Distribution of goods by a link: limits and states (doc3 §3, §7).

/** Page size of the list of takers, which the link's owner reads. */
export const TAKER_PAGE_SIZE = 20
/** Highest limit of takers that an owner may set. */
export const MOST_TAKERS = 10_000

export type DistributionTerms = {
  hash: string
  takenCount: number
  /** Most characters that may take; null for no limit. */
  takeLimit: number | null
  endsAt: Date | string | null
  stoppedAt: Date | string | null
}

/** State of a link: it can be used, it was stopped or has ended, or its limit of takers is reached. */
export type DistributionState = 'open' | 'ended' | 'full'

export function distributionState(terms: DistributionTerms, now: Date): DistributionState {
  if (terms.stoppedAt !== null) return 'ended'
  if (terms.endsAt !== null && new Date(terms.endsAt) <= now) return 'ended'
  return terms.takeLimit !== null && terms.takenCount >= terms.takeLimit ? 'full' : 'open'
}

/** State that a stopped link would have if it were opened again; null when it was not stopped. */
export const resumedState = (terms: DistributionTerms, now: Date): DistributionState | null =>
  terms.stoppedAt === null ? null : distributionState({ ...terms, stoppedAt: null }, now)

export const distributionStateLabels: Record<DistributionState, string> = {
  open: '配布中',
  ended: '終了',
  full: '配布数に達しました',
}

/** Path of a link's landing page. */
export const sharePath = (key: { shouhinId: string; officialOptionId: number; suuryoSentakuId: number }): string =>
  `/tailor/share/${key.shouhinId}/${key.officialOptionId}/${key.suuryoSentakuId}`
