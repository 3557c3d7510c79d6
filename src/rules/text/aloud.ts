// A text for reading aloud with the voices that were given to its lines: a voice is heard in place of what is spoken in its line,
// and what is told around it is read as before.
import { type Piece, type Sentence, sentencesIn, spokenPieces, spokenWords } from './speech.ts'

export interface AloudStep extends Sentence {
  /** Whether the voice of its line is heard here; its words are spoken where the sound cannot be had. */
  isVoice: boolean
}

/** @param voiced lines with a voice, from 1 */
export const aloudSteps = (body: string, voiced: ReadonlySet<number>): AloudStep[] =>
  spokenPieces(body).flatMap((pieces, index) => {
    const row = index + 1
    return voiced.has(row)
      ? voicedLine(pieces, row)
      : sentencesIn(pieces, row).map(sentence => ({ ...sentence, isVoice: false }))
  })

/** The step of a place in its line: the first that ends behind it, or the first of a later line. */
export function stepAt(steps: readonly AloudStep[], row: number, character: number): number {
  const found = steps.findIndex(step => step.row > row || (step.row === row && step.to > character))
  return found < 0 ? Math.max(0, steps.length - 1) : found
}

type Part = { isSpoken: boolean; from: number; pieces: Piece[] }

/** Parts of a line: spoken words and narration in turn; brackets in brackets are spoken. */
function partsOf(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
  let depth = 0
  let at = 0
  for (const piece of pieces) {
    const opens = /^[「『]$/u.test(piece.seen)
    const isSpoken = depth > 0 || opens
    const last = parts.at(-1)
    if (last && last.isSpoken === isSpoken && !(opens && depth === 0)) last.pieces.push(piece)
    else parts.push({ isSpoken, from: at, pieces: [piece] })
    if (opens) depth++
    else if (/^[」』]$/u.test(piece.seen)) depth = Math.max(0, depth - 1)
    at += piece.seen.length
  }
  return parts
}

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { seen }) => sum + seen.length, 0)
const wordsOf = (parts: readonly Part[]): string =>
  spokenWords(parts.flatMap(({ pieces }) => pieces.map(({ spoken }) => spoken)).join(''))

function voicedLine(pieces: readonly Piece[], row: number): AloudStep[] {
  const parts = partsOf(pieces)
  const spoken = parts.filter(({ isSpoken }) => isSpoken)
  const [first] = spoken
  if (!first) return [{ row, from: 0, to: lengthOf(pieces), spoken: wordsOf(parts), isVoice: true }]
  return parts.flatMap((part): AloudStep[] => {
    if (part === first)
      return [{ row, from: part.from, to: part.from + lengthOf(part.pieces), spoken: wordsOf(spoken), isVoice: true }]
    if (part.isSpoken) return []
    return sentencesIn(part.pieces, row, part.from).map(sentence => ({ ...sentence, isVoice: false }))
  })
}
