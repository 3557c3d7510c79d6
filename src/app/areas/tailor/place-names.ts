// Names of the drafts of the tailor, and the subjects that tell several of them apart.
import type { CommissionParty } from '#rules/tailor-address.ts'

export const COMMISSION_PLACE = 'commission'
export const WORDS_PLACE = 'commissionWords'
export const WORK_PLACE = 'commissionWork'
export const CREATOR_ROOM_PLACE = 'creatorRoom'

/** Target of an order: the creator and the product. Ids of creators have no colon. */
export const orderTarget = (creatorId: string, itemKbn: number): string => `${creatorId}:${itemKbn}`
export const wordsTarget = (commissionId: number, party: CommissionParty): string => `${commissionId}:${party}`
export const workTarget = (commissionId: number): string => String(commissionId)
export const roomTarget = (creatorKbn: number): string => String(creatorKbn)
