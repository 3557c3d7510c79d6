// Length of a draft, counted as its field counts, so that a list and the editor show the same number.
import { newsCount } from './news.ts'
import { lengthCount } from './text/count.ts'

const countOf: Readonly<Record<string, (text: string) => number>> = { newsBody: newsCount }

/** @param place the form; of nearly all of them the validator's count (rules §3), in halves */
export const draftCount = (place: string, text: string): number => (countOf[place] ?? lengthCount)(text)
