// Distribution of goods by a link: who may still take (doc3 §3, §7).

/** How many of a link's takers a page of the owner's list shows. */
export const TAKER_PAGE_SIZE = 20
/** At most so many characters may be named as a limit. */
export const MOST_TAKERS = 10_000

export type DistributionTerms = {
  hash: string
  takenCount: number
  /** How many characters may take; null: as many as come. */
  takeLimit: number | null
  endsAt: Date | string | null
  stoppedAt: Date | string | null
}

/** What a link is: it takes, it was stopped or has ended, or everything is gone. */
export type DistributionState = 'open' | 'ended' | 'full'

export function distributionState(terms: DistributionTerms, now: Date): DistributionState {
  if (terms.stoppedAt !== null) return 'ended'
  if (terms.endsAt !== null && new Date(terms.endsAt) <= now) return 'ended'
  return terms.takeLimit !== null && terms.takenCount >= terms.takeLimit ? 'full' : 'open'
}

/** What a stopped link would be if it were opened again; null: it was not stopped. */
export const resumedState = (terms: DistributionTerms, now: Date): DistributionState | null =>
  terms.stoppedAt === null ? null : distributionState({ ...terms, stoppedAt: null }, now)

export const distributionStateLabels: Record<DistributionState, string> = {
  open: '配布中',
  ended: '終了',
  full: '配布数に達しました',
}

/** The way to a link's landing page. */
export const sharePath = (key: { shouhinId: string; officialOptionId: number; suuryoSentakuId: number }): string =>
  `/tailor/share/${key.shouhinId}/${key.officialOptionId}/${key.suuryoSentakuId}`
