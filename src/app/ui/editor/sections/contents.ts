// A long text by its lines and its pieces. What is known of a line is kept, so that after a change only the changed lines are read.
import { lengthCount } from '#rules/text/count.ts'
import { strip } from '#rules/text/notation.ts'
import { type Piece, piecesOf } from '#rules/text/pieces.ts'
import { type LineMark, markOf, sectionName } from '#rules/text/sections.ts'

/** A line as readers see it. */
interface Line {
  shown: string
  mark: LineMark
  /** as typed */
  length: number
  /** as max_digits_replace counts it */
  count: number
}

/** A piece with its place in the text, without the line break behind it. */
export interface TextPiece extends Piece {
  start: number
  end: number
  name: string
  count: number
}

export interface Contents {
  text: string
  /** Lines as readers see them; row n is the line n - 1. */
  shown: readonly string[]
  /** Their lengths as typed. */
  lengths: readonly number[]
  pieces: readonly TextPiece[]
  count: number
}

/** Breaks between lines as readers see them; each is one unit long, for fields have no other line break than LF. */
const BREAKS = /[\n\u2028\u2029]/

/** Reads texts that follow each other, each mostly like the one before. */
export class LineReader {
  #known = new Map<string, Line>()

  read(text: string): Contents {
    const known = new Map<string, Line>()
    const lines = text.split(BREAKS).map(typed => {
      const line = known.get(typed) ?? this.#known.get(typed) ?? lineOf(typed)
      known.set(typed, line)
      return line
    })
    this.#known = known
    const shown = lines.map(line => line.shown)
    let start = 0
    const pieces = piecesOf(lines).map(piece => {
      const own = lines.slice(piece.from - 1, piece.to)
      const length = own.reduce((sum, line) => sum + line.length + 1, -1)
      const placed = { ...piece, start, end: start + length, name: nameOf(piece, shown), count: countOf(own) }
      start += length + 1
      return placed
    })
    return { text, shown, lengths: lines.map(({ length }) => length), pieces, count: countOf(lines) }
  }
}

function lineOf(typed: string): Line {
  const shown = strip(typed)
  return { shown, mark: markOf(shown), length: typed.length, count: lengthCount(shown) }
}

const countOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** 三番線（2/3）; without a heading its first words. */
function nameOf({ title, from, to, part, parts }: Piece, shown: readonly string[]): string {
  let first = from
  while (first < to && shown[first - 1]?.trim() === '') first++
  const name = sectionName({ title, from: first, to }, shown) || '（空の節）'
  return parts > 1 ? `${name}（${part}/${parts}）` : name
}

/** Place of a line in the text, as a range of its units. */
export function lineRange(text: string, row: number): [number, number] {
  const lines = text.split(BREAKS)
  const start = lines.slice(0, row - 1).reduce((length, line) => length + line.length + 1, 0)
  return [Math.min(start, text.length), start + (lines[row - 1]?.length ?? 0)]
}
