// Length of a draft, counted as its field counts, so that a list and the editor show the same number.
import { newsCount } from './news.ts'
import { lengthCount, replaceCount } from './text/count.ts'

const countOf: Readonly<Record<string, (text: string) => number>> = {
  newsBody: newsCount,
  playing: replaceCount,
  opening: replaceCount,
  staffOpening: replaceCount,
}

/** @param place name of the form; nearly all count in the validator's way (rules §3), in halves */
export const draftCount = (place: string, text: string): number => (countOf[place] ?? lengthCount)(text)
