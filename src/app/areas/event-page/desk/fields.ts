// The form of a page of an event: the table of its fields beside the words that introduce it.
import { type OfferRow, offerFrom, offerOf, offerRows } from '#app/shared/campaign/offer-rows.ts'
import { counted, pictureField, timeWords } from '#app/shared/form/fields.ts'
import {
  type Faults,
  type FormKind,
  type Ground,
  type Raw,
  rowsOf,
  textOf,
  textOrNull,
} from '#app/shared/form/table.ts'
import { cleanInput } from '#app/ui/editor/pasted.ts'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { isEventId } from '#rules/event-page-address.ts'
import {
  EVENT_MOST,
  type EventPart,
  type EventPartKind,
  emptyPart,
  eventPageFaults,
  eventPartKinds,
  partFault,
} from '#rules/event-pages.ts'
import { checkMessages } from '#rules/messages/checks.ts'
import { eventPageRefusals } from '#rules/refusals/event-page.ts'
import { required } from '#rules/validation/standard.ts'
import type { DeskPage, ShownPart } from '../queries.ts'

/** A part as it is written: numbers are digits, and pages that it leads to are rows. `id` is its number in the page. */
export interface PartRow {
  id: number
  kind: EventPartKind
  title: string
  text: string
  picture: ShownPart['picture']
  links: readonly OfferRow[]
  goal: string
  reached: string
  /** Number of an event of tweets; '' for none. */
  tweetEventId: string
}

export type PageFields = {
  /** World of the page, which no control changes. */
  worldId: string
  /** Its word in addresses; of a page that exists it is changed by an act of its own. */
  eventId: string
  title: string
  picture: string | null
  /** Values of fields of date and time, on a clock in Japan; '' for none. */
  startsAt: string
  endsAt: string
  parts: readonly PartRow[]
}
export type PageGround = Ground<PageFields>
export type PageJudged = { isSeen: boolean }

const digits = (value: number): string => (value === 0 ? '' : String(value))

const rowOf = (part: ShownPart): PartRow => ({
  ...{ id: part.blobNo, kind: part.kind, title: part.title, text: cleanInput(part.text).text },
  ...{ picture: part.picture, links: offerRows(part.links) },
  ...{ goal: digits(part.goal), reached: digits(part.reached) },
  tweetEventId: part.tweetEventId === null ? '' : String(part.tweetEventId),
})

export const emptyRow = (kind: EventPartKind): Omit<PartRow, 'id'> => ({
  ...{ kind, title: '', text: '', picture: null, links: [], goal: '', reached: '', tweetEventId: '' },
})

export const groundOf = (page: DeskPage | null, worldId = page?.worldId ?? ''): PageGround => ({
  version: page?.version ?? 0,
  text: cleanInput(page?.lead ?? '').text,
  fields: {
    ...{ worldId, eventId: page?.eventId ?? '', title: page?.title ?? '', picture: page?.picture ?? null },
    ...{ startsAt: toJapanField(page?.startsAt ?? null), endsAt: toJapanField(page?.endsAt ?? null) },
    parts: (page?.contentList ?? []).map(rowOf),
  },
})

/** Number of digits; NaN for what is none, which the rules refuse. */
const numberOf = (typed: string): number =>
  typed.trim() === '' ? 0 : /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN

/** A part as it is sent: what its kind does not have is empty. */
export function partOf({ id, kind, title, text, picture, links, goal, reached, tweetEventId }: PartRow): EventPart {
  const base = { ...emptyPart, blobNo: id, kind, title: title.trim() }
  switch (kind) {
    case 'text':
      return { ...base, text }
    case 'picture':
      return { ...base, text: text.trim(), picture: picture?.id ?? null }
    case 'links':
      return { ...base, links: links.map(offerOf) }
    case 'progress': {
      const event = numberOf(tweetEventId)
      const counts = { goal: numberOf(goal), reached: event > 0 ? 0 : numberOf(reached) }
      return { ...base, text: text.trim(), ...counts, tweetEventId: event > 0 ? event : null }
    }
  }
}

/** The same as readers see it, before it is saved. */
export const previewPart = (row: PartRow): ShownPart => ({
  ...partOf(row),
  picture: row.kind === 'picture' ? row.picture : null,
  links: row.kind === 'links' ? row.links.filter(({ title }) => title !== '') : [],
  goal: numberOf(row.goal) || 0,
  reached: numberOf(row.reached) || 0,
})

/** A page as it is sent, beside its words. */
export const sentPage = ({ worldId, eventId, title, picture, startsAt, endsAt, parts }: PageFields) => ({
  ...{ worldId, eventId, title, picture, startsAt: fromJapanField(startsAt), endsAt: fromJapanField(endsAt) },
  contentList: parts.map(partOf),
})

function faultsOf(fields: PageFields, lead: string, { isSeen }: PageJudged): Faults<PageFields> {
  const { eventId, title } = fields
  const parts = fields.parts.map(partOf)
  const wrong = parts.findIndex(part => partFault(part, isSeen) !== null)
  const part = parts[wrong]
  const times = { startsAt: fromJapanField(fields.startsAt), endsAt: fromJapanField(fields.endsAt) }
  const { lead: noLead, ...ofSeen } = isSeen ? eventPageFaults({ title, lead, parts, ...times }) : { lead: undefined }
  return {
    ...(isEventId(eventId) ? {} : { eventId: eventId === '' ? checkMessages.required('アドレスの言葉') : FAULT }),
    ...ofSeen,
    ...(required(title)
      ? title.length > EVENT_MOST.title && { title: checkMessages.max('タイトル', EVENT_MOST.title) }
      : { title: checkMessages.required('タイトル') }),
    ...(noLead
      ? { text: noLead }
      : lead.length > EVENT_MOST.lead && { text: checkMessages.max('紹介', EVENT_MOST.lead) }),
    ...(part && { parts: `中身 ${wrong + 1}：${partFault(part, isSeen)}` }),
  }
}
const FAULT = eventPageRefusals.EVENT_ID_FAULT.message

function partFrom(raw: Raw, index: number): PartRow | null {
  const kind = eventPartKinds.find(one => one === raw.kind)
  if (!kind) return null
  return {
    ...emptyRow(kind),
    id: Number.isInteger(raw.id) ? Number(raw.id) : index + 1,
    ...{ title: textOf(raw.title, ''), text: textOf(raw.text, ''), goal: textOf(raw.goal, '') },
    ...{ reached: textOf(raw.reached, ''), tweetEventId: textOf(raw.tweetEventId, '') },
    picture: pictureFrom(raw.picture),
    links: rowsOf(EVENT_MOST.links, offerFrom)(raw.links, []),
  }
}

function pictureFrom(raw: unknown): PartRow['picture'] {
  if (typeof raw !== 'object' || raw === null) return null
  const { id, width, height } = raw as Record<string, unknown>
  return typeof id === 'string' ? { id, width: Number(width) || 1, height: Number(height) || 1 } : null
}

export const pageKind: FormKind<PageFields, PageJudged, PageGround> = {
  what: 'イベントのページ',
  text: '紹介',
  title: ({ title }) => title || '（タイトルなし）',
  faults: faultsOf,
  table: {
    worldId: { label: 'ワールド', empty: '', read: textOf },
    eventId: {
      ...{ label: 'アドレスの言葉', empty: '', read: textOf, required: true },
      hint: 'ページのアドレスの最後になります。半角の英数字と「-」「_」で、40文字まで。',
      control: { as: 'line' },
    },
    title: {
      ...{ label: 'タイトル', empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(EVENT_MOST.title) },
    },
    picture: { ...pictureField, label: 'バナー', read: textOrNull },
    startsAt: {
      ...{ label: '始まる日時', empty: '', read: textOf },
      words: ({ startsAt }) => timeWords(startsAt, 'から'),
    },
    endsAt: { ...{ label: '終わる日時', empty: '', read: textOf }, words: ({ endsAt }) => timeWords(endsAt, 'まで') },
    parts: {
      ...{ label: '中身', empty: [], read: rowsOf(EVENT_MOST.parts, partFrom) },
      counts: ({ parts }) => parts.map(partOf),
      words: ({ parts }) => parts.length > 0 && `中身 ${parts.length}`,
    },
  },
}
