// The picture of a card: its words, the story they are of, and the line of rights, drawn by the server.

import { rightsLine, sourceLine } from '#rules/quotations.ts'
import { stripNodes } from '#rules/text/nodes.ts'
import { parse } from '#rules/text/notation.ts'
import type { Db } from '../../db/client.ts'
import { drawing } from '../../platform/pictures/letters.ts'
import {
  paper,
  SHEET_HEIGHT,
  SHEET_MARGIN,
  SHEET_WIDTH,
  shortened,
  wrapped,
  written,
} from '../../platform/pictures/sheet.ts'
import { refuse } from '../../platform/refuse.ts'
import { createTurns, TooBusy } from '../../platform/turns.ts'
import { openQuotation } from './shown-quotation.ts'

const FOOT = 150
/** Sizes of letters, from short passages to the longest. */
const SIZES = [52, 44, 38, 34, 30, 27, 24]
const LINE = 1.7

/** Drawing takes a core for a while. */
const inTurn = createTurns(1, 24)

/** @throws QUOTATION_NOT_FOUND for a card that not everybody may read, BUSY */
export async function pictureOf(db: Db, { quotationId }: { quotationId: string }): Promise<File> {
  const card = await openQuotation(db, quotationId)
  if (!card) throw refuse('QUOTATION_NOT_FOUND')
  const words = stripNodes(parse(card.words)).trim()
  const svg = drawn(
    words,
    sourceLine(card),
    rightsLine({ ...card, publishedAt: new Date(card.publishedAt).toISOString() }),
  )
  const jpeg = await inTurn(() => toJpeg(svg)).catch(error => {
    throw error instanceof TooBusy ? refuse('BUSY', { retryAfterSeconds: 3 }) : error
  })
  return new File([new Uint8Array(jpeg)], `tsumugi-${quotationId}.jpg`, { type: 'image/jpeg' })
}

const toJpeg = async (svg: string): Promise<Buffer> =>
  (await drawing())(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()

/** The card on paper: the words in mincho, the source and the rights below. */
function drawn(words: string, source: string, rights: string): string {
  const { size, lines } = fitted(words)
  const x = SHEET_MARGIN
  const top = (SHEET_HEIGHT - FOOT - lines.length * size * LINE) / 2 + SHEET_MARGIN / 4
  const line = SHEET_HEIGHT - 138
  return paper(
    [
      written({ lines, x, y: top + size * 1.2, size, pitch: size * LINE, fill: '#1f2430' }),
      `<line x1="${x}" x2="${SHEET_WIDTH - x}" y1="${line}" y2="${line}" stroke="#e4ddcf"/>`,
      written({
        lines: [shortened(source, 34)],
        ...{ x, y: SHEET_HEIGHT - 94, size: 28, pitch: 0, fill: '#1f2430', bold: true },
      }),
      written({ lines: [shortened(rights, 44)], x, y: SHEET_HEIGHT - 56, size: 22, pitch: 0, fill: '#5b6270' }),
    ].join('\n'),
  )
}

/** The largest letters with which the passage fits. */
function fitted(words: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrapped(words, Math.floor((SHEET_WIDTH - 2 * SHEET_MARGIN) / size))
    if (lines.length * size * LINE <= SHEET_HEIGHT - FOOT - SHEET_MARGIN) return { size, lines }
  }
  const size = SIZES.at(-1) ?? 24
  const most = Math.floor((SHEET_HEIGHT - FOOT - SHEET_MARGIN) / (size * LINE))
  return { size, lines: wrapped(words, Math.floor((SHEET_WIDTH - 2 * SHEET_MARGIN) / size)).slice(0, most) }
}
