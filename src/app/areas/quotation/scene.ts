// The sentences of a replay as one chooses a scene among them, and the passage between two of them.
import type { Marked } from '#app/shared/story/marked.ts'
import { bodyLines, type Passage, sentencesOf } from '#rules/quotations.ts'
import { strip } from '#rules/text/notation.ts'

export interface Sentence {
  /** Line of the body, from 1. */
  row: number
  /** In the notation, as it stands in the body. */
  text: string
  /** As readers see it. */
  words: string
}

/** Indices of the first and the last chosen sentence. */
export type Range = readonly [from: number, to: number]

export const sentencesOfBody = (body: string): Sentence[] =>
  bodyLines(body).flatMap((line, index) =>
    sentencesOf(line).map(text => ({ row: index + 1, text, words: strip(text) })),
  )

/** Range that is chosen after a press on a sentence: from the first to the last pressed; a press inside begins anew. */
export function pressed(range: Range | null, index: number): Range | null {
  if (!range) return [index, index]
  const [from, to] = range
  if (index < from) return [index, to]
  if (index > to) return [from, index]
  return from === to ? null : [index, index]
}

/** The words from one sentence to another, with the empty lines between. */
export function passageOf(sentences: readonly Sentence[], [from, to]: Range): Passage | null {
  const [first, last] = [sentences[from], sentences[to]]
  if (!first || !last) return null
  let row = first.row
  const words = sentences.slice(from, to + 1).map(sentence => {
    const breaks = '\n'.repeat(sentence.row - row)
    row = sentence.row
    return `${breaks}${sentence.text}`
  })
  return { rowFrom: first.row, rowTo: last.row, words: words.join('') }
}

/** Sentences with the marked words, the nearest ones from its line on; null when they are nowhere. */
export function findMarked(sentences: readonly Sentence[], { words, row }: Marked): Range | null {
  const wanted = bare(words)
  if (wanted === '') return null
  let all = ''
  let from = 0
  const ends = sentences.map(sentence => {
    if (sentence.row < row) from += bare(sentence.words).length
    all += bare(sentence.words)
    return all.length
  })
  const found = all.indexOf(wanted, from)
  const start = found < 0 ? all.indexOf(wanted) : found
  if (start < 0) return null
  const sentenceOf = (place: number): number => ends.findIndex(end => end > place)
  return [sentenceOf(start), sentenceOf(start + wanted.length - 1)]
}

/** Index of the first sentence at a line or behind it. */
export const sentenceAt = (sentences: readonly Sentence[], row: number): number =>
  Math.max(
    0,
    sentences.findIndex(sentence => sentence.row >= row),
  )

/** Breaks and spaces are not marked alike everywhere. */
const bare = (words: string): string => words.replace(/\s/g, '')
