// Pages of a world's events: the public page, what the top of the world shows of them, and the office's desk with its library of pictures.
import * as z from 'zod'
import { campaignStates } from '#rules/campaign-address.ts'
import { blobTypes } from '#rules/event-page-address.ts'
import { EVENT_MOST, eventPartKinds } from '#rules/event-pages.ts'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { read, treatingBlocks, write } from './call.ts'
import { chosenTime, Offer, pictureId, ShownOffer } from './offer-shapes.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int()
const paged = { offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }
const state = z.enum(campaignStates)
const blobType = z.enum(blobTypes)
/** Name of a picture as typed; what cannot be one is refused by its own code. */
const blobName = text(2 * EVENT_MOST.blobName, 1)
const eventId = wordId
const page = { worldId: wordId, eventId }
/** Length above every limit of the rules, so that the refusal comes from the rules and names the fault. */
const longer = (most: number) => text(2 * most)

const partFacts = {
  blobNo: z.number().int().min(1).max(9_999),
  kind: z.enum(eventPartKinds),
  title: longer(EVENT_MOST.partTitle),
  text: longer(EVENT_MOST.text),
  goal: z.number().int().min(0).max(EVENT_MOST.goal),
  reached: z.number().int().min(0).max(EVENT_MOST.goal),
}
const Part = closed({
  ...partFacts,
  picture: pictureId.nullable(),
  links: z.array(Offer).max(EVENT_MOST.links),
  tweetEventId: rowId.nullable(),
})
/** A part as it is shown: `reached` is counted where tweets are, and a picture has its size. */
const ShownPart = closed({
  ...partFacts,
  picture: closed({ id: z.string(), width: count, height: count }).nullable(),
  links: z.array(ShownOffer),
  tweetEventId: rowId.nullable(),
})

const Card = closed({
  eventId: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Picture of the library, by its id. */
  picture: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
})
const DeskRow = closed({
  ...Card.shape,
  worldId: z.string(),
  /** Number of the page, which stays where its address is changed. */
  pageNo: rowId,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  state,
  updatedAt: instant,
  version,
})
const DeskPage = closed({ ...DeskRow.shape, contentList: z.array(ShownPart) })

const Blob = closed({
  worldId: z.string(),
  blobType,
  blobName: z.string(),
  /** Id of its stored picture, which stays where it is renamed. */
  pictureId: z.string(),
  width: count,
  height: count,
  /** Bytes of the widest stored picture. */
  bytes: count,
  uploadedAt: instant,
})
const TopContents = closed({
  topContentsId: rowId,
  eventId: z.string(),
  title: z.string(),
  picture: z.string().nullable(),
  state,
  openAt: instant,
  /** Whether the top of the world shows it now. */
  isShown: z.boolean(),
})

const changed = refuses('EVENT_PAGE_NOT_FOUND', 'EVENT_PAGE_CHANGED', 'EVENT_PAGE_STATE')
const parts = refuses('EVENT_PAGE_UNFINISHED', 'EVENT_PAGE_PART', 'EVENT_PAGE_PICTURE', 'EVENT_PAGE_TWEETS')
const contentList = z.array(Part).max(EVENT_MOST.parts)
/** Version that a change is made from; without one, the newest. */
const fromVersion = version.optional()

export const eventPageContract = treatingBlocks('none')({
  /** Pages of events that the top of a world shows now, the newest first. */
  getTopContents: read('public', '/api/WorldEventPage/getTopContents/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(closed({ topContentsList: z.array(Card), serverTime: instant })),

  /** A published page. Before its event begins it has no parts. `otherList`: the world's other events that have begun, the newest first. */
  getEventPage: read('public', '/api/WorldEventPage/getEventPage/{worldId}/{eventId}')
    .errors(refuses('EVENT_PAGE_NOT_FOUND'))
    .input(closed(page))
    .output(closed({ ...Card.shape, contentList: z.array(ShownPart), otherList: z.array(Card), serverTime: instant })),

  /** A picture that a published page shows. */
  getBlob: read('public', '/api/WorldEventPage/getBlob/{worldId}/{blobType}/{blobName}')
    .errors(refuses('BLOB_NOT_FOUND'))
    .input(closed({ worldId: wordId, blobType, blobName }))
    .output(closed({ pictureId: z.string(), width: count, height: count })),

  /** Worlds with the number of their pages, for the office. A call of our own. */
  getWorldList: read('admin', '/api/WorldEventPage/admin/getWorldList')
    .input(closed({}).optional())
    .output(
      closed({
        worldList: z.array(
          closed({ worldId: z.string(), worldName: z.string(), pages: count, open: count, blobs: count, tops: count }),
        ),
      }),
    ),

  /** The office's list of a world, the last changed first, and the number in each state. */
  getEventPageList: read('admin', '/api/WorldEventPage/admin/getEventPageList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId, state: state.optional(), ...paged }))
    .output(
      closed({
        eventPageList: z.array(DeskRow),
        count,
        stateCounts: closed({ draft: count, coming: count, open: count, past: count }),
        serverTime: instant,
      }),
    ),

  /** A page in any state with its parts. */
  getEventPageContentList: read('admin', '/api/WorldEventPage/admin/getEventPageContentList/{worldId}/{eventId}')
    .errors(refuses('EVENT_PAGE_NOT_FOUND'))
    .input(closed(page))
    .output(DeskPage),

  /** Makes a draft (`baseVersion` 0) or changes a page in any state, with its parts. */
  saveEventPage: write('admin', '/api/WorldEventPage/admin/saveEventPage')
    .errors({
      ...changed,
      ...parts,
      ...refuses('WORLD_NOT_FOUND', 'EVENT_ID_TAKEN', 'EVENT_ID_FAULT', 'CAMPAIGN_OFFER'),
    })
    .input(
      closed({
        ...page,
        baseVersion: version,
        title: text(EVENT_MOST.title, 1),
        lead: text(EVENT_MOST.lead),
        picture: pictureId.nullable(),
        startsAt: chosenTime.nullable(),
        endsAt: chosenTime.nullable(),
        contentList,
        draftId: clientId.nullable(),
      }),
    )
    .output(DeskPage),

  /** Gives a page another address; the one before leads nowhere from then on. */
  renameEventPage: write('admin', '/api/WorldEventPage/admin/renameEventPage')
    .errors({ ...changed, ...refuses('EVENT_ID_TAKEN', 'EVENT_ID_FAULT') })
    .input(closed({ worldId: wordId, oldEventId: eventId, newEventId: eventId }))
    .output(DeskPage),

  /** Deletes a draft, with its times on the top of the world. */
  deleteEventPage: write('admin', '/api/WorldEventPage/admin/deleteEventPage')
    .errors(changed)
    .input(closed({ ...page, baseVersion: fromVersion }))
    .output(closed(page)),

  /** Publishes a draft: readers see it at once, without its parts where the event has not begun. A call of our own. */
  publishEventPage: write('admin', '/api/WorldEventPage/admin/publishEventPage')
    .errors({ ...changed, ...refuses('EVENT_PAGE_UNFINISHED') })
    .input(closed({ ...page, baseVersion: version }))
    .output(DeskPage),

  /** Makes a draft of a published page; no reader sees it any more. A call of our own. */
  withdrawEventPage: write('admin', '/api/WorldEventPage/admin/withdrawEventPage')
    .errors(changed)
    .input(closed({ ...page, baseVersion: version }))
    .output(DeskPage),

  /** Changes the parts of a page alone. */
  saveEventPageContent: write('admin', '/api/WorldEventPage/admin/saveEventPageContent')
    .errors({ ...changed, ...parts, ...refuses('CAMPAIGN_OFFER') })
    .input(closed({ ...page, contentList, baseVersion: fromVersion }))
    .output(DeskPage),

  /** Takes one part out of a page. */
  deleteEventPageContent: write('admin', '/api/WorldEventPage/admin/deleteEventPageContent')
    .errors({ ...changed, ...refuses('EVENT_PAGE_PART_NOT_FOUND', 'EVENT_PAGE_UNFINISHED') })
    .input(closed({ ...page, blobNo: partFacts.blobNo }))
    .output(DeskPage),

  /** Times from which the top of a world shows its pages, the latest first. */
  getTopContentsList: read('admin', '/api/WorldEventPage/admin/getTopContentsList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(
      closed({
        topContentsList: z.array(TopContents),
        /** Pages that can be chosen: those that are not over. */
        eventPageList: z.array(closed({ eventId: z.string(), title: z.string(), state })),
        serverTime: instant,
      }),
    ),

  /** Sets such a time, or changes one. `openDateTimeFrom`: `2026-12-01 12:00:00`, in Japan. */
  saveTopContents: write('admin', '/api/WorldEventPage/admin/saveTopContents')
    .errors(refuses('EVENT_PAGE_NOT_FOUND', 'TOP_CONTENTS_NOT_FOUND', 'TOP_CONTENTS_TIME', 'TOP_CONTENTS_FULL'))
    .input(closed({ topContentsId: rowId.nullable(), ...page, openDateTimeFrom: text(32, 1) }))
    .output(TopContents),

  deleteTopContents: write('admin', '/api/WorldEventPage/admin/deleteTopContents/{topContentsId}')
    .errors(refuses('TOP_CONTENTS_NOT_FOUND'))
    .input(closed({ topContentsId: rowIdInPath }))
    .output(closed({ topContentsId: rowId })),

  /** Pictures of a world's library, the newest first. */
  getBlobThumbList: read('admin', '/api/WorldEventPage/admin/getBlobThumbList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(
      closed({
        worldId: wordId,
        blobType: blobType.optional(),
        /** part of a name */
        word: text(EVENT_MOST.blobName).optional(),
        ...paged,
      }),
    )
    .output(closed({ blobList: z.array(Blob), count })),

  /** A picture, with the pages that show it. */
  getDeskBlob: read('admin', '/api/WorldEventPage/admin/getBlob/{worldId}/{blobType}/{blobName}')
    .errors(refuses('BLOB_NOT_FOUND'))
    .input(closed({ worldId: wordId, blobType, blobName }))
    .output(closed({ ...Blob.shape, useList: z.array(closed({ eventId: z.string(), title: z.string() })) })),

  /** Takes a picture in base64, decodes the whole of it and stores it as webP. The same picture of a kind is stored once a world. */
  saveBlob: write('admin', '/api/WorldEventPage/admin/saveBlob')
    .errors(refuses('WORLD_NOT_FOUND', 'BLOB_NAME', 'BLOB_NAME_TAKEN', 'BLOB_UNREADABLE', 'BLOB_SMALL'))
    .input(closed({ worldId: wordId, blobType, blobName, picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ pictureId: wordId, isKnown: z.boolean() })),

  renameBlob: write('admin', '/api/WorldEventPage/admin/renameBlob')
    .errors(refuses('BLOB_NOT_FOUND', 'BLOB_NAME', 'BLOB_NAME_TAKEN'))
    .input(closed({ worldId: wordId, blobType, oldBlobName: blobName, newBlobName: blobName }))
    .output(Blob),

  /** Deletes a picture that no page shows. */
  deleteBlob: write('admin', '/api/WorldEventPage/admin/deleteBlob')
    .errors(refuses('BLOB_NOT_FOUND', 'BLOB_USED'))
    .input(closed({ worldId: wordId, blobType, blobName }))
    .output(closed({ worldId: z.string(), blobType, blobName: z.string() })),
})
export type EventPageContract = typeof eventPageContract
