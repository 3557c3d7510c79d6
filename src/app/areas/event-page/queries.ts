// Calls and reads of pages of events: the public page, the top of a world, the office's desk and its library.
import calls from 'virtual:contract/eventPage'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import type { EventPageContract } from '#contract/event-page.ts'
import type { CampaignState } from '#rules/campaign-address.ts'
import type { BlobType } from '#rules/event-page-address.ts'
import { pageSlice } from '#rules/paging.ts'

export const eventPageCalls = connect<EventPageContract>('eventPage', calls)

type Answer<Call extends { send: (...inputs: never[]) => unknown }> = Awaited<ReturnType<Call['send']>>
export type EventPage = Answer<typeof eventPageCalls.getEventPage>
export type EventCard = EventPage['otherList'][number]
export type ShownPart = EventPage['contentList'][number]
export type DeskPage = Answer<typeof eventPageCalls.getEventPageContentList>
export type DeskPageRow = Answer<typeof eventPageCalls.getEventPageList>['eventPageList'][number]
export type TopContents = Answer<typeof eventPageCalls.getTopContentsList>['topContentsList'][number]
export type WorldBlob = Answer<typeof eventPageCalls.getBlobThumbList>['blobList'][number]

/** Lengths of the lists of the office; they stand here, because the top of a world loads no rules of the desk. */
const PAGES = 20
const BLOBS = 24
const CHOICES = 50

export type LibraryPlace = { type: BlobType | undefined; word: string | undefined; page: number }

export const eventPageQueries = {
  top: (worldId: string) => readQuery(eventPageCalls.getTopContents, { worldId }, { kept: true }),
  one: (worldId: string, eventId: string) =>
    readQuery(eventPageCalls.getEventPage, { worldId, eventId }, { kept: true }),
  worlds: () => readQuery(eventPageCalls.getWorldList, {}, { kept: true }),
  list: (worldId: string, { state, page }: DeskPlace<CampaignState>) =>
    readQuery(
      eventPageCalls.getEventPageList,
      { worldId, ...(state ? { state } : {}), ...pageSlice(page, PAGES) },
      { kept: true },
    ),
  desk: (worldId: string, eventId: string) =>
    readQuery(eventPageCalls.getEventPageContentList, { worldId, eventId }, { kept: true }),
  tops: (worldId: string) => readQuery(eventPageCalls.getTopContentsList, { worldId }, { kept: true }),
  library: (worldId: string, { type, word, page }: LibraryPlace) =>
    readQuery(
      eventPageCalls.getBlobThumbList,
      { worldId, ...(type ? { blobType: type } : {}), ...(word ? { word } : {}), ...pageSlice(page, BLOBS) },
      { kept: true },
    ),
  /** The newest pictures of a kind, to choose from. */
  choices: (worldId: string, blobType: BlobType) =>
    readQuery(eventPageCalls.getBlobThumbList, { worldId, blobType, offset: 0, limit: CHOICES }, { kept: true }),
  blob: ({ worldId, blobType, blobName }: Pick<WorldBlob, 'worldId' | 'blobType' | 'blobName'>) =>
    readQuery(eventPageCalls.getDeskBlob, { worldId, blobType, blobName }),
}
