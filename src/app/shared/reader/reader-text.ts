// A text in the form for the reader: divided into blocks that are laid out one by one, with the place of each in the visible
// words. Places count the visible characters (UTF-16 units, no readings, no breaks), so that they survive every change of
// display.
import { displayCount } from '#rules/text/count.ts'
import { clean, parse, stripNodes, type TextNode } from '#rules/text/notation.ts'
import { splitNumbers } from './CombinedNumbers.tsx'

/**
 * Length of a block, about a page of a phone: small enough to be laid out within a frame, large enough to need only few
 * blocks.
 */
const BLOCK_LENGTH = 500
/** Previews in the whole text, at most (G51). */
const MOST_PREVIEWS = 3

export type Line = {
  /** Place of the first character in the whole text. */
  from: number
  words: string
  /** Approximate width in full-width characters. */
  width: number
}

export type Block = {
  /** The part of the stored text, without breaks at its ends. */
  text: string
  /** Line of the text with which it begins, from 1 by the writer's breaks. */
  row: number
  /** Number of breaks before the block. */
  breaks: number
  from: number
  length: number
  lines: readonly Line[]
  /**
   * Addresses whose preview is in this block: the first three links of the text, each in the block where it first occurs.
   */
  previews: ReadonlySet<string>
}

export type ReaderText = {
  blocks: readonly Block[]
  /** Number of all visible characters. */
  length: number
}

export interface ReadOptions {
  origins: readonly string[]
  hashtag?: string | undefined
}

/**
 * Divides a text into blocks. The notation never spans a break, so the blocks are parsed to the same result as the whole
 * text.
 */
export function readText(stored: string, { origins, hashtag }: ReadOptions): ReaderText {
  const blocks: Block[] = []
  const previewed = new Set<string>()
  let from = 0
  for (const piece of pieces(clean(stored))) {
    const nodes = parse(piece.text, { siteOrigins: origins, hashtag })
    const lines = linesOf(stripNodes(nodes), from)
    const length = lines.reduce((sum, { words }) => sum + words.length, 0)
    blocks.push({ ...piece, from, length, lines, previews: newLinks(nodes, previewed) })
    from += length
  }
  return { blocks, length: from }
}

function newLinks(nodes: readonly TextNode[], previewed: Set<string>): ReadonlySet<string> {
  const added = new Set<string>()
  for (const node of nodes) {
    if (previewed.size === MOST_PREVIEWS) break
    if (node.kind !== 'link' || previewed.has(node.url)) continue
    previewed.add(node.url)
    added.add(node.url)
  }
  return added
}

function linesOf(words: string, start: number): Line[] {
  let from = start
  return words.split('\n').map(line => {
    const at = from
    from += line.length
    return { from: at, words: line, width: widthOf(line) }
  })
}

/** Approximate width in full-width characters; half-width ones count half. */
const widthOf = (line: string): number => line.length - (line.match(/[ -~｡-ﾟ]/g)?.length ?? 0) / 2

type Piece = Pick<Block, 'text' | 'row' | 'breaks'>

/** Divides at breaks: at an empty line when a block is long enough, at any break when it becomes too long. */
function pieces(text: string): Piece[] {
  const all: Piece[] = []
  let row = 1
  let breaks = 0
  let current = ''
  let pause = 0
  const close = () => {
    if (current !== '') all.push({ text: current, row, breaks })
    row += current.split('\n').length - 1
    current = ''
    breaks = 0
  }
  for (const [, line = '', ending = ''] of text.matchAll(/([^\n]*)(\n+|$)/g)) {
    if (line === '' && ending === '') break
    const full = current.length + line.length > BLOCK_LENGTH
    if (current !== '' && (full || (pause > 1 && current.length > BLOCK_LENGTH / 2))) {
      close()
      breaks = pause
      row += pause
    }
    if (current === '' && line === '') {
      // Breaks before the first word.
      row += ending.length
      continue
    }
    current += current === '' ? line : '\n'.repeat(pause) + line
    pause = ending.length
  }
  close()
  return all
}

/** Word count (rules §2) as lists show it, with a last half rounded up. */
export const characterCount = ({ blocks }: ReaderText): number =>
  Math.ceil(
    blocks.reduce((sum, { lines }) => sum + lines.reduce((some, { words }) => some + displayCount(words), 0), 0),
  )

/** Index of the block with a place. */
export function blockAt(blocks: readonly Block[], place: number): number {
  let low = 0
  let high = blocks.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((blocks[middle]?.from ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** Place of the first character of a line, counted by the writer's breaks from 1; of the next one with words behind breaks. */
export function placeOfRow({ blocks, length }: ReaderText, row: number): number {
  const block = blocks.findLast(each => each.row <= row) ?? blocks[0]
  if (!block) return 0
  const line = block.lines[Math.max(0, row - block.row)]
  return Math.min(line ? line.from : block.from + block.length, Math.max(0, length - 1))
}

/** Line with a place, counted by the writer's breaks from 1: the last one that begins before or at it. */
export function rowOfPlace({ blocks }: ReaderText, place: number): number {
  const block = blocks[blockAt(blocks, place)]
  if (!block) return 1
  return (
    block.row +
    Math.max(
      0,
      block.lines.findLastIndex(({ from }) => from <= place),
    )
  )
}

/** Approximate number of lines that a block fills in a column of this length. */
export const linesIn = ({ lines, breaks }: Block, perLine: number, vertical = false): number =>
  lines.reduce(
    (sum, { words, width }) => {
      const room = vertical ? width + roomOfNumbers(words) : width
      return sum + Math.max(1, Math.ceil(room / perLine))
    },
    Math.max(0, breaks - 1),
  )

/** Additional room of numbers that stand upright: one space when combined, else one per digit. */
function roomOfNumbers(words: string): number {
  if (!/[!-~]/.test(words)) return 0
  return splitNumbers(words).reduce((room, { words: part, upright }) => {
    if (upright === null) return room
    return room + (upright === 'combined' ? 1 : part.length) - part.length / 2
  }, 0)
}
