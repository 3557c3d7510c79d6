// Lines and paragraphs of a parsed text, and the lines of it that are marked.
import type { TextNode } from '#rules/text/notation.ts'

export type Paragraph = {
  /** Line of the text with which the paragraph begins, from 1. */
  row: number
  nodes: TextNode[]
  /** Line of each node; a break belongs to the line that it begins. */
  rows: number[]
  /** Number of each node in its line, from 0. */
  parts: number[]
  /** Whether only one break separates it from the one before, because the writer's paragraph is longer than a block. */
  goesOn: boolean
}

/**
 * Divides the nodes into paragraphs at two breaks. Further breaks become the first lines of the next one, because writers
 * use empty lines as pauses. After `most` characters a single break is enough.
 */
export function paragraphs(nodes: readonly TextNode[], most: number, firstRow = 1): Paragraph[] {
  let row = firstRow
  let part = -1
  let current: Paragraph = { row, nodes: [], rows: [], parts: [], goesOn: false }
  const all = [current]
  let breaks = 0
  let length = 0
  for (const node of nodes) {
    const isBreak = node.kind === 'br'
    if (isBreak) row++
    part = isBreak ? -1 : part + 1
    breaks = isBreak ? breaks + 1 : 0
    if (breaks === 2) for (const list of [current.nodes, current.rows, current.parts]) list.pop()
    if (breaks === 2 || (isBreak && length > most)) {
      current = { row, nodes: [], rows: [], parts: [], goesOn: breaks < 2 }
      all.push(current)
      length = 0
    } else {
      current.nodes.push(node)
      current.rows.push(row)
      current.parts.push(part)
      length += lengthOf(node)
    }
  }
  return all.filter(paragraph => paragraph.nodes.length > 0)
}

/** Groups of paragraphs, longer than `most` characters, to be worth a box of their own. */
export function blocks(all: readonly Paragraph[], most: number): Paragraph[][] {
  const made: Paragraph[][] = []
  let length = Infinity
  for (const paragraph of all) {
    if (length > most) {
      made.push([])
      length = 0
    }
    made.at(-1)?.push(paragraph)
    for (const node of paragraph.nodes) length += lengthOf(node)
  }
  return made
}

/** Length in characters, with a few more for each line break, because lines may be short. */
const lengthOf = (node: TextNode): number =>
  node.kind === 'br' ? 10 : node.kind === 'ruby' ? node.base.length : 'value' in node ? node.value.length : 30

/** A run of lines that is marked, from 1, both lines part of it. */
export type MarkedLines = { from: number; to: number }

export type LineRun = {
  /** Lines that mark it; null for the words between the marks. */
  mark: MarkedLines | null
  /** Places of its nodes in the paragraph. */
  places: number[]
}

/** Nodes of a paragraph in runs, divided where a mark begins or ends. The break before a mark stays outside of it. */
export function runsOf({ nodes, rows }: Paragraph, marks: readonly MarkedLines[]): LineRun[] {
  const runs: LineRun[] = []
  nodes.forEach((node, place) => {
    const row = rows[place] ?? 0
    const isIn = ({ from, to }: MarkedLines) => (node.kind === 'br' ? from < row : from <= row) && row <= to
    const mark = marks.find(isIn) ?? null
    const last = runs.at(-1)
    if (last && last.mark === mark) last.places.push(place)
    else runs.push({ mark, places: [place] })
  })
  return runs
}

/** Id of the element of a mark, for addresses and jumps. */
export const markId = ({ from }: MarkedLines): string => `line-${from}`
