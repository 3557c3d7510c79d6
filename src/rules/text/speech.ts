// A text for reading aloud: its sentences, each with its words as they are spoken and its place in the text as it is seen. A
// reading is spoken instead of its base, never both; signs of the notation and ornaments are not spoken.
import { parse, type TextNode } from './notation.ts'

export interface Sentence {
  /** Line of the text, from 1. */
  row: number
  /** Its characters in the line as readers see it, from 0. */
  from: number
  to: number
  spoken: string
}

/** Longer sentences are divided at a comma: voices of devices stop in the middle of very long ones. */
const LONG = 120

/** A part of the line as it is seen, with what is spoken for it. */
export type Piece = { seen: string; spoken: string }

const DOTS = /^[・.．、﹅●○〇･\s　]+$/u

function piecesOf(node: TextNode): Piece[] {
  switch (node.kind) {
    case 'ruby':
      // Dots set by hand are no reading.
      return [{ seen: node.base, spoken: DOTS.test(node.rt) ? node.base : node.rt }]
    case 'card':
    case 'link':
      return [{ seen: node.text, spoken: 'リンク' }]
    case 'br':
      return []
    default:
      return Array.from(node.value, seen => ({ seen, spoken: seen }))
  }
}

const ORNAMENTS = /[＊*◆◇■□●○★☆※†‡§♪♦▼▽▲△【】〔〕〈〉《》｜|#＃_＿~〜─━―—‐=＝]+/gu

/** Words without ornaments; empty where nothing is left to be spoken. */
export const spokenWords = (words: string): string => {
  const plain = words
    .replace(/[…‥・･.．。、]{2,}|…/gu, '、')
    .replace(ORNAMENTS, ' ')
    .replace(/[\s　]+/gu, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : ''
}

const ENDS = /[。！？!?]/u
const CLOSES = /[」』）)】〕！？!?。]/u

/** Sentences in the order of the text; lines without words are none. */
export const sentencesOf = (body: string): Sentence[] =>
  spokenPieces(body).flatMap((pieces, index) => sentencesIn(pieces, index + 1))

/** The pieces of each line of a text. */
export function spokenPieces(body: string): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const node of parse(body)) {
    if (node.kind === 'br') lines.push([])
    else lines.at(-1)?.push(...piecesOf(node))
  }
  return lines
}

/** @param start characters of the line before these pieces */
export function sentencesIn(pieces: readonly Piece[], row: number, start = 0): Sentence[] {
  const found: Sentence[] = []
  let from = start
  let at = start
  let words = ''
  pieces.forEach(({ seen, spoken }, index) => {
    at += seen.length
    words += spoken
    const next = pieces[index + 1]?.seen ?? ''
    const ended = (ENDS.test(seen) || CLOSES.test(seen)) && ENDS.test(lastOf(words)) && !CLOSES.test(next)
    const tooLong = words.length > LONG && seen === '、'
    if (!ended && !tooLong && next !== '') return
    const plain = spokenWords(words)
    if (plain !== '') found.push({ row, from, to: at, spoken: plain })
    from = at
    words = ''
  })
  return found
}

/** Last character of the words before their closing brackets. */
const lastOf = (words: string): string => words.replace(/[」』）)】〕]+$/u, '').at(-1) ?? ''
