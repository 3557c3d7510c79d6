// Writes of creators, commissions and works. Orders and decisions are sent with a network alone; words wait.
import { BELONGINGS } from '#app/platform/belongings.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import type { CommissionTransitionName } from '#rules/commission/transitions.ts'
import type { CommissionParty } from '#rules/tailor-address.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { DeliverFields } from './commission/deliver-kind.ts'
import type { OrderFields } from './order/order-kind.ts'
import { COMMISSION_PLACE, orderTarget, WORDS_PLACE, WORK_PLACE, wordsTarget, workTarget } from './place-names.ts'
import { commissionCalls, galleryCalls, tailorCalls } from './queries.ts'

const NOTE_LENGTH = 30
const ofCommissions = ['commission', 'tailor', 'gallery', ...BELONGINGS] as const

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
