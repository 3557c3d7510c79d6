// Pieces in which a long text is edited: its sections, and parts of a section that is too long for one field.
import { type LineMark, sectionsFrom } from './sections.ts'

export interface Piece {
  /** Heading of its section; null where that has none. */
  title: string | null
  /** Its lines, from 1; both are part of it. */
  from: number
  to: number
  /** Number of the part of its section, from 1, and how many parts that has. */
  part: number
  parts: number
}

/** Characters up to which a section is one piece. A field of this length takes a key of a slow phone in a few milliseconds. */
export const LONGEST_PIECE = 6_000

/** Facts of a line: its mark, and its length as it is typed. */
export interface PieceLine {
  mark: LineMark
  length: number
}

/**
 * Pieces in the order of the text: together they are all of its lines, each once. The first one holds what stands before the first
 * words too.
 */
export function piecesOf(lines: readonly PieceLine[]): Piece[] {
  const sections = sectionsFrom(lines.map(({ mark }) => mark))
  if (sections.length === 0) return [{ title: null, from: 1, to: lines.length, part: 1, parts: 1 }]
  return sections.flatMap(({ title, from, to }, index) => {
    const first = index === 0 ? 1 : from
    const cuts = [first, ...cutsOf(lines, first, to), to + 1]
    return cuts.slice(0, -1).map((start, at) => ({
      ...{ title, from: start, to: (cuts[at + 1] ?? 0) - 1, part: at + 1, parts: cuts.length - 1 },
    }))
  })
}

/**
 * Lines with which the later parts of a long section begin, in parts of about one length: behind a blank line where one is near,
 * else with any line. One endless line is not cut.
 */
function cutsOf(lines: readonly PieceLine[], from: number, to: number): number[] {
  let rest = 0
  for (let row = from; row <= to; row++) rest += 1 + (lines[row - 1]?.length ?? 0)
  const cuts: number[] = []
  let parts = Math.ceil(rest / LONGEST_PIECE)
  let length = 0
  for (let row = from; row < to && parts > 1; row++) {
    const line = lines[row - 1]
    length += 1 + (line?.length ?? 0)
    const aim = rest / parts
    const isParagraph = line?.mark === 'blank' && lines[row]?.mark !== 'blank'
    if (length < aim || (!isParagraph && length < aim * FARTHEST)) continue
    cuts.push(row + 1)
    rest -= length
    length = 0
    parts--
  }
  return cuts
}

/** Share of the aimed length up to which a blank line is waited for. */
const FARTHEST = 1.2
