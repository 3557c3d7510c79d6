// Place of a step of reading aloud in the text: its number among the visible characters, its words on the page, its mark.
import type { AloudStep } from '#rules/text/aloud.ts'
import { rangeIn } from '../block-characters.ts'
import type { Pages } from '../pages.ts'
import { blockAt, type ReaderText } from '../reader-text.ts'

const MARK = 'reader-aloud'

type OfLine = Pick<AloudStep, 'row' | 'from' | 'to'>

/** Places of the first characters of all lines that have some, by their numbers. */
export const lineStarts = ({ blocks }: ReaderText): ReadonlyMap<number, number> =>
  new Map(blocks.flatMap(({ row, lines }) => lines.map(({ from }, index) => [row + index, from] as const)))

/** Line and character of a place. */
export function lineOfPlace({ blocks }: ReaderText, place: number): { row: number; character: number } {
  const block = blocks[blockAt(blocks, place)]
  if (!block) return { row: 1, character: 0 }
  const after = block.lines.findIndex(({ from }) => from > place)
  const index = (after < 0 ? block.lines.length : after) - 1
  return { row: block.row + Math.max(0, index), character: place - (block.lines[index]?.from ?? 0) }
}

export function rangeOf(pages: Pages, { blocks }: ReaderText, start: number, { from, to }: OfLine): Range | null {
  const index = blockAt(blocks, start + from)
  const element = pages.blocks.elementOf(index)
  const origin = blocks[index]?.from ?? 0
  return element && rangeIn(element, start + from - origin, start + to - origin)
}

/** Whether the words begin on the visible page. */
export function isSeen(range: Range | null): boolean {
  const element = range?.startContainer.parentElement
  const page = element?.closest('[data-writing]')?.getBoundingClientRect()
  const words = range?.getClientRects()[0]
  if (!page || !words) return false
  const [x, y] = [(words.left + words.right) / 2, words.top + 1]
  return x >= page.left && x <= page.right && y >= page.top && y <= page.bottom
}

export function mark(range: Range | null): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(MARK, new Highlight(range))
  else CSS.highlights.delete(MARK)
}
