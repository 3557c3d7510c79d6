// The calls of pages of events as the suites of all calls send them.
import type { TestDatabase } from '../support/database.ts'
import { givenBlob, givenEventPage, givenTop, textPart } from '../support/event-pages.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { officeDraft } from './given.ts'
import { type AreaRows, admins, everybody } from './row.ts'

const addressOf = async ({ db }: TestDatabase, wanted: Parameters<typeof givenEventPage>[1] = {}) => {
  const { worldId, eventId } = await givenEventPage(db, wanted)
  return { worldId, eventId }
}
const draftOf = async (database: TestDatabase) => ({ ...(await addressOf(database)), baseVersion: 1 })
const publicOf = (database: TestDatabase) => addressOf(database, { status: 'published' })
const ofHarbor = () => ({ worldId: 'harbor' })
const namedBlob = async ({ db, users }: TestDatabase) => {
  const { blobType, blobName } = await givenBlob(db, users.admin)
  return { worldId: 'harbor', blobType, blobName }
}

let width = 900

export const eventPageRows: AreaRows<'eventPage'> = {
  getTopContents: { sample: ofHarbor, rights: everybody },
  getEventPage: { sample: publicOf, rights: everybody },
  getBlob: {
    sample: async ({ db, users }) => {
      const { pictureId, blobType, blobName } = await givenBlob(db, users.admin)
      await givenEventPage(db, { status: 'published', picture: pictureId })
      return { worldId: 'harbor', blobType, blobName }
    },
    rights: everybody,
  },
  getWorldList: { sample: () => ({}), rights: admins },
  getEventPageList: {
    sample: () => ({ worldId: 'harbor', offset: 0, limit: 10 }),
    more: [{ state: 'draft' }],
    rights: admins,
  },
  getEventPageContentList: { sample: database => addressOf(database), rights: admins },
  saveEventPage: {
    sample: async database => ({
      ...(await draftOf(database)),
      ...{ title: '春の種火', lead: '春のあいだの催しです。', picture: null, contentList: [textPart(1)] },
      ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T00:00:00.000Z' },
      draftId: await officeDraft(database),
    }),
    rights: admins,
  },
  renameEventPage: {
    sample: async database => {
      const { worldId, eventId } = await addressOf(database)
      return { worldId, oldEventId: eventId, newEventId: `${eventId}-new` }
    },
    rights: admins,
  },
  deleteEventPage: { sample: draftOf, rights: admins },
  publishEventPage: { sample: draftOf, rights: admins },
  withdrawEventPage: { sample: async database => ({ ...(await publicOf(database)), baseVersion: 1 }), rights: admins },
  saveEventPageContent: {
    sample: async database => ({ ...(await draftOf(database)), contentList: [textPart(1), textPart(2)] }),
    rights: admins,
  },
  deleteEventPageContent: { sample: async database => ({ ...(await addressOf(database)), blobNo: 1 }), rights: admins },
  getTopContentsList: { sample: ofHarbor, rights: admins },
  saveTopContents: {
    sample: async database => ({
      ...(await publicOf(database)),
      topContentsId: null,
      openDateTimeFrom: '2026-12-01 12:00:00',
    }),
    rights: admins,
  },
  deleteTopContents: {
    sample: async ({ db }) => {
      const { pageNo } = await givenEventPage(db)
      return { topContentsId: await givenTop(db, pageNo) }
    },
    rights: admins,
  },
  getBlobThumbList: {
    sample: () => ({ worldId: 'harbor', offset: 0, limit: 10 }),
    more: [{ blobType: 'banner' }, { word: '灯' }],
    rights: admins,
  },
  getDeskBlob: { sample: namedBlob, rights: admins },
  saveBlob: {
    // Each a picture of its own: one that is known is not stored again.
    sample: async () => ({
      ...{ worldId: 'harbor', blobType: 'banner', blobName: `灯台${width}` },
      picture: await pictureInBase64(width++, 400),
    }),
    rights: admins,
  },
  renameBlob: {
    sample: async database => {
      const { blobName, ...named } = await namedBlob(database)
      return { ...named, oldBlobName: blobName, newBlobName: `${blobName}の夜` }
    },
    rights: admins,
  },
  deleteBlob: { sample: namedBlob, rights: admins },
}
