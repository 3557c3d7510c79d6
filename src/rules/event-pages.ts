// Pages of a world's events: their parts, their limits, and when the top of the world shows them (doc3 §3). A page goes
// through the states of a campaign (campaigns.ts).
import { campaignFaults, type Offer, type WrittenCampaign } from './campaigns.ts'
import { fromJapanField, toJapanField } from './dates.ts'
import type { BlobType } from './event-page-address.ts'

/** Limits of texts in UTF-16 units, and of lists. */
export const EVENT_MOST = {
  ...{ title: 60, lead: 300, parts: 30, partTitle: 60, text: 8_000, caption: 120, links: 12, goal: 1_000_000_000 },
  ...{ blobName: 60, tops: 50, topsShown: 3, others: 6 },
} as const
export const EVENT_PAGE_SIZE = 20
export const BLOB_PAGE_SIZE = 24
/** Most pictures that are chosen at once. */
export const BLOBS_AT_ONCE = 30
/** Smallest widths: a picture that is narrower would be shown blurred. */
export const BLOB_WIDTH_LEAST: Record<BlobType, number> = { banner: 800, picture: 240 }

export const blobTypeLabels: Record<BlobType, string> = { banner: 'バナー', picture: '絵' }

export const eventPartKinds = ['text', 'picture', 'links', 'progress'] as const
export type EventPartKind = (typeof eventPartKinds)[number]
export const eventPartLabels: Record<EventPartKind, string> = {
  text: '文章',
  picture: '絵',
  links: '行き先',
  progress: '進みぐあい',
}

/** A part of a page. Each kind has fields of its own; those of others are empty. */
export interface EventPart {
  /** Its number in its page, which it keeps where it is moved. */
  blobNo: number
  kind: EventPartKind
  /** Heading over it; '' for none. */
  title: string
  /** Text in notation; words under a picture. */
  text: string
  /** Picture of the world's library, by its id. */
  picture: string | null
  links: Offer[]
  /** Number to be reached, and the one that is. */
  goal: number
  reached: number
  /** Event of tweets whose tweets are counted in place of `reached`. */
  tweetEventId: number | null
}

export const emptyPart: Omit<EventPart, 'blobNo' | 'kind'> = {
  ...{ title: '', text: '', picture: null, links: [], goal: 0, reached: 0, tweetEventId: null },
}

const isBlank = (words: string): boolean => words.trim() === ''

/** Fault of a part in words; null where there is none. @param isSeen whether readers see it */
export function partFault(part: EventPart, isSeen: boolean): string | null {
  const { kind, title, text, picture, links, goal, reached } = part
  if (title.length > EVENT_MOST.partTitle) return `見出しは${EVENT_MOST.partTitle}文字以内で入力してください`
  if (kind === 'text' && text.length > EVENT_MOST.text) return `文章は${EVENT_MOST.text}文字以内で入力してください`
  if (kind === 'picture' && text.length > EVENT_MOST.caption) {
    return `絵の説明は${EVENT_MOST.caption}文字以内で入力してください`
  }
  if (![goal, reached].every(number => Number.isInteger(number) && number >= 0 && number <= EVENT_MOST.goal)) {
    return '数は0から10億までの整数で入力してください'
  }
  if (!isSeen) return null
  if (kind === 'text' && isBlank(text)) return '文章を入力してください'
  if (kind === 'picture' && picture === null) return '絵を選んでください'
  if (kind === 'links' && links.length === 0) return '行き先を加えてください'
  if (kind === 'progress' && goal === 0) return '目標の数を入力してください'
  return null
}

type WrittenPage = Omit<WrittenCampaign, 'body'> & { lead: string; parts: readonly EventPart[] }

/** Faults of a page that readers are to see. */
export function eventPageFaults({ lead, parts, ...page }: WrittenPage) {
  const { text: _, ...faults } = campaignFaults({ ...page, body: '-' })
  return {
    ...faults,
    ...(isBlank(lead) ? { lead: '紹介は必ず入力してください' } : {}),
    ...(parts.length === 0
      ? { parts: 'ページの中身を加えてください' }
      : parts.some(part => partFault(part, true) !== null)
        ? { parts: 'まだできていない部分があります' }
        : {}),
  }
}

/** Name of a picture as it is kept: without spaces around it; null where it can be none. */
export function blobNameOf(name: string): string | null {
  const trimmed = name.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line without signs that nobody sees.
  const isName = trimmed !== '' && trimmed.length <= EVENT_MOST.blobName && !/[\u0000-\u001f/\\]/.test(trimmed)
  return isName ? trimmed : null
}

/** A moment as calls name it (doc3 §3): the value of a field of date and time with a space for its T, and seconds. */
export const toOpenDateTime = (field: string): string => `${field.replace('T', ' ')}:00`

/** The same moment as an instant, read as time in Japan; null for none. */
export function fromOpenDateTime(value: string): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):00$/.exec(value) ?? []
  const instant = fromJapanField(`${day}T${time}`)
  // JavaScript takes 2月30日 for a day of March.
  return instant !== null && toJapanField(instant) === `${day}T${time}` ? instant : null
}
