// Writes of creators at their desks, and of the office about products. They are sent with a network alone.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentForm } from '#app/shared/form/use-form-save.ts'
import { readTags } from '#rules/tailor.ts'
import type { RoomFields } from './desk/room-kind.ts'
import { CREATOR_ROOM_PLACE, roomTarget } from './place-names.ts'
import { tailorCalls } from './queries.ts'

type Kbn = 1 | 2 | 3

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
