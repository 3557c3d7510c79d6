// Writes of creators, commissions and works. Orders and decisions are sent with a network alone; words wait.
import { BELONGINGS } from '#app/platform/belongings.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentForm } from '#app/shared/form/use-form-save.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import type { CommissionTransitionName } from '#rules/commission/transitions.ts'
import { readTags } from '#rules/tailor.ts'
import type { CommissionParty } from '#rules/tailor-address.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { DeliverFields } from './commission/deliver-kind.ts'
import type { RoomFields } from './desk/room-kind.ts'
import {
  COMMISSION_PLACE,
  CREATOR_ROOM_PLACE,
  orderTarget,
  roomTarget,
  WORDS_PLACE,
  WORK_PLACE,
  wordsTarget,
  workTarget,
} from './draft-places.ts'
import type { OrderFields } from './order/order-kind.ts'
import { commissionCalls, galleryCalls, tailorCalls } from './queries.ts'

const NOTE_LENGTH = 30
const ofCommissions = ['commission', 'tailor', 'gallery', ...BELONGINGS] as const
type Kbn = 1 | 2 | 3

type Placed = WrittenDraft & {
  characterId: string
  creatorId: string
  itemKbn: number
  price: number
  fields: OrderFields
}

export const placingCommission = defineWrite({
  kind: 'commission.place',
  textIn: 'wish',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...ofCommissions],
  toasts: 'all',
  press: ({ characterId, creatorId, itemKbn, price, fields, text, draftId }: Placed) => ({
    entity: `spend:${characterId}`,
    request: commissionCalls.place.request({
      ...{ characterId, creatorId, itemKbn, price, draftId, title: fields.title.trim(), wish: text },
      ...{ people: fields.people, optionNoList: [...fields.optionNoList] },
    }),
    note: fields.title.trim(),
    facts: {
      ...{ draftId, place: COMMISSION_PLACE, target: orderTarget(creatorId, itemKbn) },
      fields: writeForm({ fields, version: 0 }),
    },
  }),
})

type OfCommission = { commissionId: number; title: string }

export const actingOnCommission = defineWrite({
  kind: 'commission.act',
  policy: 'online',
  thing: ['commissionId'],
  holdsText: ({ words }: OfCommission & { act: CommissionTransitionName; words: string }) => words !== '',
  touches: [...ofCommissions],
  toasts: 'all',
  press: ({ commissionId, title, act, words }: OfCommission & { act: CommissionTransitionName; words: string }) => ({
    entity: `commission:${commissionId}`,
    request: commissionCalls.act.request({ commissionId, act, words }),
    note: title,
    facts: { commissionId, act },
  }),
})

export const sayingInCommission = defineWrite({
  kind: 'commission.say',
  textIn: 'words',
  policy: 'mayWait',
  holdsText: true,
  touches: ['commission'],
  toasts: 'none',
  press: ({ commissionId, party, text, draftId }: WrittenDraft & { commissionId: number; party: CommissionParty }) => ({
    entity: `commission:${commissionId}`,
    request: commissionCalls.say.request({ commissionId, words: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: { draftId, place: WORDS_PLACE, target: wordsTarget(commissionId, party), fields: '' },
  }),
})

/** Address of the call that takes a picture, which is sent before its work. */
const { url: UPLOAD } = commissionCalls.uploadWork.request({ pictureId: '', picture: '' })

type Delivered = WrittenDraft & {
  commissionId: number
  isPicture: boolean
  fields: DeliverFields
  file: SentPicture | null
}

export const delivering = defineWrite({
  kind: 'commission.deliver',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...ofCommissions],
  toasts: 'all',
  press: ({ commissionId, isPicture, fields, file, text, draftId }: Delivered) => ({
    entity: `commission:${commissionId}`,
    request: {
      ...commissionCalls.deliver.request({
        ...{ commissionId, workTitle: fields.workTitle.trim(), draftId, pictureId: fields.own?.pictureId ?? null },
        ...(isPicture ? { body: '', words: text } : { body: text, words: '' }),
      }),
      ...(file ? { uploads: [{ pictureId: file.pictureId, url: UPLOAD, picture: file.picture }] } : {}),
    },
    note: fields.workTitle.trim(),
    facts: {
      ...{ draftId, place: WORK_PLACE, target: workTarget(commissionId) },
      fields: writeForm({ fields, version: 0 }),
    },
  }),
})

type OfCreator = { creatorId: string; creatorName: string }

export const likingCreator = defineWrite({
  kind: 'tailor.likeCreator',
  policy: 'mayWait',
  touches: ['tailor'],
  toasts: 'problems',
  press: ({ userId, creatorId, creatorName, isLiked }: OfCreator & { userId: string; isLiked: boolean }) => ({
    entity: `creatorLike:${creatorId}`,
    request: tailorCalls[isLiked ? 'addLikeInfo' : 'deleteLikeInfo'].request({ userId, creatorId }),
    note: creatorName,
    facts: { creatorId, isLiked: isLiked ? 1 : 0 },
  }),
})

export const ratingCreator = defineWrite({
  kind: 'tailor.rate',
  policy: 'mayWait',
  touches: ['tailor', 'commission'],
  toasts: 'all',
  press: ({ creatorId, creatorName, orderId, hyouka }: OfCreator & { orderId: number; hyouka: 1 | 2 | 3 | 4 | 5 }) => ({
    entity: `commission:${orderId}`,
    request: tailorCalls.updateHyoukasuuCreator.request({ creatorId, orderId, hyouka }),
    note: creatorName,
    facts: { orderId, hyouka },
  }),
})

export const savingRoom = defineWrite({
  kind: 'tailor.saveRoom',
  textIn: 'introduction',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['tailor'],
  toasts: 'all',
  press: ({
    creatorKbn,
    version,
    fields,
    text,
    draftId,
  }: WrittenDraft & SentForm<RoomFields> & { creatorKbn: Kbn }) => ({
    entity: `creatorRoom:${creatorKbn}`,
    request: tailorCalls.saveRoom.request({
      ...{ creatorKbn, baseVersion: version, introduction: text, wishes: fields.wishes, draftId },
      tagList: readTags(fields.tags),
    }),
    note: 'クリエイターの紹介',
    facts: {
      ...{ draftId, place: CREATOR_ROOM_PLACE, target: roomTarget(creatorKbn) },
      fields: writeForm({ fields, version }),
    },
  }),
})

export const settingWindow = defineWrite({
  kind: 'tailor.setWindow',
  policy: 'online',
  thing: ['creatorKbn'],
  touches: ['tailor'],
  toasts: 'all',
  press: ({ creatorKbn, isOpen, slots }: { creatorKbn: Kbn; isOpen: boolean; slots: number }) => ({
    entity: `creatorRoom:${creatorKbn}`,
    request: tailorCalls.setWindow.request({ creatorKbn, isOpen, slots }),
    note: '発注の受付',
    facts: { creatorKbn, isOpen: isOpen ? 1 : 0 },
  }),
})

type Terms = { price: number; days: number; note: string; isOn: boolean }

export const savingOffer = defineWrite({
  kind: 'tailor.saveOffer',
  policy: 'online',
  thing: ['itemKbn'],
  holdsText: true,
  touches: ['tailor'],
  toasts: 'all',
  press: (offer: Terms & { creatorKbn: Kbn; itemKbn: number; shouhinmei: string }) => {
    const { shouhinmei, ...sent } = offer
    return {
      entity: `creatorOffer:${sent.itemKbn}`,
      request: tailorCalls.saveOffer.request(sent),
      note: shouhinmei,
      facts: { itemKbn: sent.itemKbn },
    }
  },
})

export const uploadingSample = defineWrite({
  kind: 'tailor.uploadSample',
  policy: 'online',
  thing: ['pictureId'],
  touches: [],
  toasts: 'none',
  press: ({ pictureId, picture, title }: { pictureId: string; picture: string; title: string }) => ({
    entity: `creatorSample:${pictureId}`,
    request: tailorCalls.uploadSample.request({ pictureId, picture }),
    note: title,
    facts: { pictureId },
  }),
})

type Sampled = { key: string; creatorKbn: Kbn; title: string; body: string; pictureId: string | null }

export const addingSample = defineWrite({
  kind: 'tailor.addSample',
  policy: 'online',
  thing: ['key'],
  holdsText: true,
  touches: ['tailor'],
  toasts: 'none',
  press: ({ key, creatorKbn, title, body, pictureId }: Sampled) => ({
    entity: `creatorSample:${key}`,
    request: tailorCalls.addSample.request({ creatorKbn, title, body, pictureId }),
    note: title,
    facts: { key },
  }),
})

export const removingSample = defineWrite({
  kind: 'tailor.removeSample',
  policy: 'online',
  thing: ['sampleId'],
  touches: ['tailor'],
  toasts: 'all',
  press: ({ sampleId, title }: { sampleId: number; title: string }) => ({
    entity: `creatorSample:${sampleId}`,
    request: tailorCalls.removeSample.request({ sampleId }),
    note: title,
    facts: { sampleId },
  }),
})

type SavedProduct = Parameters<typeof tailorCalls.saveProduct.request>[0]

export const savingProduct = defineWrite({
  kind: 'tailor.saveProduct',
  policy: 'online',
  thing: ['itemKbn'],
  holdsText: true,
  touches: ['tailor'],
  toasts: 'all',
  press: (product: SavedProduct) => ({
    entity: `tailorProduct:${product.itemKbn}`,
    request: tailorCalls.saveProduct.request(product),
    note: product.shouhinmei,
    facts: { itemKbn: product.itemKbn },
  }),
})

type OfWork = { itemId: number; title: string }

export const likingWork = defineWrite({
  kind: 'gallery.like',
  policy: 'mayWait',
  touches: ['gallery'],
  toasts: 'problems',
  press: ({ itemId, title, isLiked }: OfWork & { isLiked: boolean }) => ({
    entity: `galleryLike:${itemId}`,
    request: galleryCalls.setLike.request({ itemId, isLiked }),
    note: title,
    facts: { itemId, isLiked: isLiked ? 1 : 0 },
  }),
})

/** @property of the work of a commission alone, or all of its character */
type Limited = OfWork & { isLimited: boolean; of: { orderId: number } | { characterId: string } }

export const limitingWork = defineWrite({
  kind: 'gallery.limit',
  policy: 'online',
  thing: ['itemId'],
  touches: ['gallery'],
  toasts: 'all',
  press: ({ itemId, title, isLimited, of }: Limited) => ({
    entity: `gallery:${itemId}`,
    request:
      'orderId' in of
        ? galleryCalls[isLimited ? 'createLimitationForOrder' : 'deleteLimitationForOrder'].request(of)
        : galleryCalls[isLimited ? 'createLimitationForCharacter' : 'deleteLimitationForCharacter'].request(of),
    note: title,
    facts: { itemId, isLimited: isLimited ? 1 : 0 },
  }),
})
