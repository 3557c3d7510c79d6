// Texts of the tailor, in lists of drafts: an order, words to each other, a work that is handed in, a creator's room.
import { Brush, MessagesSquare, PackageCheck, Palette } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { type CommissionParty, commissionAddress, creatorAddress } from '#rules/tailor-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    commission: DraftPlace
    commissionWords: DraftPlace
    commissionWork: DraftPlace
    creatorRoom: DraftPlace
  }
}

export const COMMISSION_PLACE = 'commission'
export const WORDS_PLACE = 'commissionWords'
export const WORK_PLACE = 'commissionWork'
export const CREATOR_ROOM_PLACE = 'creatorRoom'

/** Target of an order: the creator and the product. Ids of creators have no colon. */
export const orderTarget = (creatorId: string, itemKbn: number): string => `${creatorId}:${itemKbn}`
export const wordsTarget = (commissionId: number, party: CommissionParty): string => `${commissionId}:${party}`
export const workTarget = (commissionId: number): string => String(commissionId)
export const roomTarget = (creatorKbn: number): string => String(creatorKbn)

const partyOf = (word: string): CommissionParty => (word === 'creator' || word === 'office' ? word : 'client')

export const commissionPlace: DraftPlace = {
  ...{ label: '発注文', icon: Brush },
  path: target => {
    const [creatorId = '', itemKbn = ''] = target.split(':').map(encodeURIComponent)
    return `${creatorAddress(creatorId)}/order?item=${itemKbn}`
  },
}
export const commissionWordsPlace: DraftPlace = {
  ...{ label: '発注の言葉', icon: MessagesSquare },
  path: target => {
    const [commissionId = '', party = ''] = target.split(':')
    return commissionAddress(Number(commissionId), partyOf(party))
  },
}
export const commissionWorkPlace: DraftPlace = {
  ...{ label: '納品する作品', icon: PackageCheck },
  path: target => commissionAddress(Number(target), 'creator'),
}
export const creatorRoomPlace: DraftPlace = {
  ...{ label: 'クリエイターの紹介', icon: Palette },
  path: target => `/myPage/tailor/creatorRoom?kbn=${encodeURIComponent(target)}`,
}
