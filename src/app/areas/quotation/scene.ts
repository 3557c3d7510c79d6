// The sentences of a replay as one chooses a scene among them, and the passage between two of them.
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

/** Index of the first sentence with the words, or the first part of them; null when there is none. */
export function findSentence(sentences: readonly Sentence[], wanted: string): number | null {
  const line =
    wanted
      .split('\n')
      .find(part => part.trim() !== '')
      ?.trim() ?? ''
  const words = line.match(/[^。！？!?]*[。！？!?]*/)?.[0] ?? ''
  if (words === '') return null
  const found = sentences.findIndex(sentence => sentence.words.includes(words))
  return found < 0 ? null : found
}
