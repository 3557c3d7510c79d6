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
