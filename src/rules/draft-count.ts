// Length of a draft, counted by its form in one way: in its field, in lists, beside another version.
import { newsCount } from './news.ts'
import { lengthCount, notationCount, replaceCount } from './text/count.ts'

type Count = (text: string) => number

/** UTF-16 units, by which the limits of pages of the office are set. */
const units: Count = text => text.length

const counts = {
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
} satisfies Record<string, Count>
/** Forms that count in a way of their own, each of which an area of the app has to describe (areas/draft-places.ts). */
export type CountedPlace = keyof typeof counts

const countOf: Readonly<Partial<Record<string, Count>>> = counts

/** @param place name of the form; nearly all count in the validator's way (rules §3), in halves */
export const draftCounter = (place: string): Count => countOf[place] ?? lengthCount

export const draftCount = (place: string, text: string): number => draftCounter(place)(text)
