// Length of a draft, counted by its form in one way: in its field, in lists, beside another version.
import type { DraftPlaceName } from './drafts.ts'
import { newsCount } from './news.ts'
import { lengthCount, notationCount, replaceCount } from './text/count.ts'

type Count = (text: string) => number

/** UTF-16 units, by which the limits of pages of the office are set. */
const units: Count = text => text.length

const countOf: Readonly<Partial<Record<DraftPlaceName, Count>>> = {
  newsBody: newsCount,
  tweet: notationCount,
  playing: replaceCount,
  opening: replaceCount,
  staffOpening: replaceCount,
  replay: replaceCount,
  extra: replaceCount,
  omnibus: replaceCount,
  omnibusTemplate: replaceCount,
  react: replaceCount,
  campaign: units,
  webForm: units,
}

/** @param place name of the form; nearly all count in the validator's way (rules §3), in halves */
export const draftCounter = (place: string): Count => countOf[place as DraftPlaceName] ?? lengthCount

export const draftCount = (place: string, text: string): number => draftCounter(place)(text)
