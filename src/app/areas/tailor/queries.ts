// Reads of creators, products, commissions and works.
import commissionCallsOf from 'virtual:contract/commission'
import galleryCallsOf from 'virtual:contract/gallery'
import tailorCallsOf from 'virtual:contract/tailor'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { CommissionContract } from '#contract/commission.ts'
import type { GalleryContract } from '#contract/gallery.ts'
import type { TailorContract } from '#contract/tailor.ts'
import { COMMISSION_PAGE_SIZE, CREATOR_PAGE_SIZE, WORK_PAGE_SIZE } from '#rules/tailor.ts'
import { WORK_KINDS, type WorkKind } from '#rules/tailor-address.ts'
import type { CommissionsAddress, CreatorsAddress, WorksAddress } from './address.ts'

export const tailorCalls = connect<TailorContract>('tailor', tailorCallsOf)
export const commissionCalls = connect<CommissionContract>('commission', commissionCallsOf)
export const galleryCalls = connect<GalleryContract>('gallery', galleryCallsOf)

type Answer<Send extends (...given: never[]) => unknown> = Awaited<ReturnType<Send>>
export type CreatorCard = Answer<typeof tailorCalls.getCreators.send>['creatorList'][number]
export type Creator = Answer<typeof tailorCalls.getSingleCreatorInfo.send>
export type Offer = Creator['offerList'][number]
export type Sample = Creator['sampleList'][number]
export type ShownProduct = Answer<typeof tailorCalls.getProducts.send>['productList'][number]
export type OwnRoom = Answer<typeof tailorCalls.getRoom.send>
export type DeskProduct = Answer<typeof tailorCalls.getProductDesk.send>['productList'][number]
export type CommissionCard = Answer<typeof commissionCalls.getOwnList.send>['commissionList'][number]
export type Commission = Answer<typeof commissionCalls.getCommission.send>
export type Work = Answer<typeof galleryCalls.getItems.send>['itemList'][number]
export type WholeWork = Answer<typeof galleryCalls.getItem.send>

/** Desk from which commissions are looked at. */
export type CommissionDesk = 'client' | 'creator' | 'office'
const lists = {
  client: commissionCalls.getOwnList,
  creator: commissionCalls.getReceivedList,
  office: commissionCalls.getQueue,
} as const

const kbnOf = (kind: WorkKind): number => WORK_KINDS.indexOf(kind) + 1

/** Works of one world, character or creator. */
export type WorksOf = { worldId?: string; characterId?: string; creatorId?: string }

export const tailorQueries = {
  creators: ({ kind, sort, open, liked, q, page }: CreatorsAddress, itemKbn?: number) =>
    readQuery(
      tailorCalls.getCreators,
      {
        ...{ sort, pageStart: page, perPage: CREATOR_PAGE_SIZE },
        ...(kind && { creatorKbn: kbnOf(kind) }),
        ...(itemKbn !== undefined && { itemKbn }),
        ...(open && { isOpen: true }),
        ...(liked && { isLiked: true }),
        ...(q !== '' && { keyword: q }),
      },
      { kept: true },
    ),
  creator: (creatorId: string) => readQuery(tailorCalls.getSingleCreatorInfo, { creatorId }, { kept: true }),
  products: (kind?: WorkKind) =>
    readQuery(tailorCalls.getProducts, kind ? { creatorKbn: kbnOf(kind) } : {}, { kept: true }),
  room: (creatorKbn: number) => readQuery(tailorCalls.getRoom, { creatorKbn }, { kept: true }),
  productDesk: () => readQuery(tailorCalls.getProductDesk, {}),
  commissions: (desk: CommissionDesk, { group, page }: CommissionsAddress) =>
    readQuery(lists[desk], { group, pageStart: page, perPage: COMMISSION_PAGE_SIZE }, { kept: desk !== 'office' }),
  commission: (commissionId: number) => readQuery(commissionCalls.getCommission, { commissionId }, { kept: true }),
  works: ({ kind, liked, q, page }: WorksAddress, of: WorksOf = {}) =>
    readQuery(
      galleryCalls.getItems,
      {
        ...{ ...of, pageStart: page, perPage: WORK_PAGE_SIZE },
        ...(kind && { creatorKbn: kbnOf(kind) }),
        ...(liked && { isLiked: true }),
        ...(q !== '' && { keyword: q }),
      },
      { kept: true },
    ),
  work: (itemId: number) => readQuery(galleryCalls.getItem, { itemId }, { kept: true }),
}
