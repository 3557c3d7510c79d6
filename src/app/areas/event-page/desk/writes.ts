// Writes of the office about pages of events, their times on the top of a world, and its library.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentPicture } from '#app/shared/upload/use-uploads.ts'
import type { CampaignStep } from '#rules/campaigns.ts'
import type { BlobType } from '#rules/event-page-address.ts'
import { toOpenDateTime } from '#rules/event-pages.ts'
import { EVENT_PAGE_PLACE, eventPageTarget } from '../draft-place.ts'
import { eventPageCalls, type WorldBlob } from '../queries.ts'
import { type PageFields, sentPage } from './fields.ts'

type Page = { worldId: string; eventId: string }
/** @property pageNo null for a new one */
type Written = { pageNo: number | null; fields: PageFields; version: number }

const entityOf = ({ worldId, eventId }: Page): string => `eventPage:${worldId}/${eventId}`

export const EVENT_PAGE_STALE_CODES = ['EVENT_PAGE_CHANGED', 'EVENT_PAGE_STATE']

export const savingPage = defineWrite({
  kind: 'eventPage.save',
  textIn: 'lead',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['eventPage'],
  toasts: 'none',
  press: ({ pageNo, fields, version, text, draftId }: WrittenDraft & Written) => {
    const { worldId, eventId, title } = fields
    const target = eventPageTarget(worldId, pageNo === null ? null : eventId)
    return {
      entity: entityOf({ worldId, eventId }),
      request: eventPageCalls.saveEventPage.request({ baseVersion: version, lead: text, draftId, ...sentPage(fields) }),
      note: title || '（タイトルなし）',
      facts: { draftId, place: EVENT_PAGE_PLACE, target, fields: writeForm({ fields, version }) },
    }
  },
})

type Step = Page & { step: CampaignStep; pageNo: number; baseVersion: number; title: string }

const stepCalls = { publish: 'publishEventPage', withdraw: 'withdrawEventPage', remove: 'deleteEventPage' } as const

export const steppingPage = defineWrite({
  kind: 'eventPage.step',
  policy: 'online',
  thing: ['pageNo'],
  touches: ['eventPage'],
  toasts: 'all',
  press: ({ step, worldId, eventId, pageNo, baseVersion, title }: Step) => ({
    entity: entityOf({ worldId, eventId }),
    request: eventPageCalls[stepCalls[step]].request({ worldId, eventId, baseVersion }) as ReturnType<
      typeof eventPageCalls.publishEventPage.request
    >,
    note: title || '（タイトルなし）',
    facts: { pageNo, step },
  }),
})

type Renaming = { worldId: string; oldEventId: string; newEventId: string; title: string }

export const renamingPage = defineWrite({
  kind: 'eventPage.rename',
  policy: 'online',
  thing: ['worldId', 'eventId'],
  touches: ['eventPage'],
  toasts: 'all',
  press: ({ worldId, oldEventId, newEventId, title }: Renaming) => ({
    entity: entityOf({ worldId, eventId: oldEventId }),
    request: eventPageCalls.renameEventPage.request({ worldId, oldEventId, newEventId }),
    note: title || '（タイトルなし）',
    facts: { worldId, eventId: oldEventId },
  }),
})

type Top = Page & { topContentsId: number | null; title: string; opensAt: string }

/** @property opensAt value of a field of date and time, on a clock in Japan */
export const savingTop = defineWrite({
  kind: 'eventPage.saveTop',
  policy: 'online',
  thing: ['worldId', 'topContentsId'],
  touches: ['eventPage'],
  toasts: 'all',
  press: ({ topContentsId, worldId, eventId, title, opensAt }: Top) => ({
    entity: `eventTop:${worldId}`,
    request: eventPageCalls.saveTopContents.request({
      ...{ topContentsId, worldId, eventId, openDateTimeFrom: toOpenDateTime(opensAt) },
    }),
    note: title,
    facts: { worldId, topContentsId },
  }),
})

export const removingTop = defineWrite({
  kind: 'eventPage.removeTop',
  policy: 'online',
  thing: ['topContentsId'],
  touches: ['eventPage'],
  toasts: 'all',
  press: ({ topContentsId, title }: { topContentsId: number; title: string }) => ({
    entity: `eventTop:${topContentsId}`,
    request: eventPageCalls.deleteTopContents.request({ topContentsId }),
    note: title,
    facts: { topContentsId },
  }),
})

export const uploadingBlob = defineWrite({
  kind: 'eventPage.upload',
  policy: 'online',
  thing: ['key'],
  touches: ['eventPage'],
  toasts: 'none',
  press: ({ key, name, picture, worldId, blobType }: SentPicture & { worldId: string; blobType: BlobType }) => ({
    entity: `blob:${key}`,
    request: eventPageCalls.saveBlob.request({ worldId, blobType, blobName: name, picture }),
    note: name,
    facts: { key },
  }),
})

type Blob = Pick<WorldBlob, 'worldId' | 'blobType' | 'blobName' | 'pictureId'>

export const renamingBlob = defineWrite({
  kind: 'eventPage.renameBlob',
  policy: 'online',
  thing: ['pictureId'],
  touches: ['eventPage'],
  toasts: 'all',
  press: ({ worldId, blobType, blobName, pictureId, newBlobName }: Blob & { newBlobName: string }) => ({
    entity: `blob:${pictureId}`,
    request: eventPageCalls.renameBlob.request({ worldId, blobType, oldBlobName: blobName, newBlobName }),
    note: newBlobName,
    facts: { pictureId },
  }),
})

export const deletingBlob = defineWrite({
  kind: 'eventPage.deleteBlob',
  policy: 'online',
  thing: ['pictureId'],
  touches: ['eventPage'],
  toasts: 'all',
  press: ({ worldId, blobType, blobName, pictureId }: Blob) => ({
    entity: `blob:${pictureId}`,
    request: eventPageCalls.deleteBlob.request({ worldId, blobType, blobName }),
    note: blobName,
    facts: { pictureId },
  }),
})
