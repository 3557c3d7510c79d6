// Addresses of the tailor (テーラー): creators, kinds of works, commissions, works of the gallery. Without labels, because every first
// visit loads it.

/** Kinds of works, in the order of the codes of creators (illustrator 1, voice 2, writer 3). */
export const WORK_KINDS = ['illust', 'voice', 'novel'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Kind of what a creator of a code makes. */
export const workKindOf = (creatorKbn: number): WorkKind => WORK_KINDS[creatorKbn - 1] ?? 'illust'

export const CREATOR_TABS = ['room', 'sample', 'gallery'] as const
export type CreatorTab = (typeof CREATOR_TABS)[number]

/** Orders in which creators are listed. */
export const CREATOR_SORTS = ['open', 'new', 'works'] as const
export type CreatorSort = (typeof CREATOR_SORTS)[number]

/** Most characters of the words for a search of creators and of works. */
export const TAILOR_KEYWORD_MAX = 40

/** Groups of one's own commissions. */
export const COMMISSION_GROUPS = ['turn', 'running', 'over'] as const
export type CommissionGroup = (typeof COMMISSION_GROUPS)[number]

/** Parties of a commission: who ordered it, who makes it, and the office. */
export const COMMISSION_PARTIES = ['client', 'creator', 'office'] as const
export type CommissionParty = (typeof COMMISSION_PARTIES)[number]

export const creatorAddress = (creatorId: string): string => `/creator/${creatorId}`
export const workAddress = (itemId: number): string => `/gallery/${itemId}`

/** Desk at which a party looks at a commission. */
export const commissionAddress = (commissionId: number, party: CommissionParty): string =>
  party === 'client'
    ? `/myPage/tailor/myOrder?order=${commissionId}`
    : party === 'creator'
      ? `/myPage/tailor/order?order=${commissionId}`
      : `/admin/tailorManagement?order=${commissionId}`

export const COMMISSION_TOPIC = 'commission'
export const commissionTopic = (commissionId: number): string => `${COMMISSION_TOPIC}:${commissionId}`
