// The picture of a page for link cards: its title, its first words, the name of its world and the line of rights, beside its picture.
import { createHash } from 'node:crypto'
import type { PageCard } from '../pages.ts'
import { drawing } from './letters.ts'
import { paper, SHEET_HEIGHT, SHEET_MARGIN, SHEET_WIDTH, shortened, wrapped, written } from './sheet.ts'

/** Width of the picture at the right edge. */
const PICTURE = 430
/** Sizes of a title, from short ones to the longest, and its most lines. */
const SIZES = [64, 54, 46, 40]
const TITLE_LINES = 3
const WORD_LINES = 3
const FOOT = 152

/** Hash of the card of a page, which changes with it. */
export const digestOf = (card: PageCard): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 12)

/** Address of the picture of a page. */
export const cardPicturePath = (path: string, card: PageCard): string =>
  `/card-picture/${digestOf(card)}${path === '/' ? '/index' : path}.jpg`

/** @param picture content of the picture of the page, if it has one */
export async function drawPageCard(card: PageCard, picture: Uint8Array | null): Promise<Buffer> {
  const sharp = await drawing()
  const width = picture ? SHEET_WIDTH - PICTURE : SHEET_WIDTH
  const sheet = sharp(Buffer.from(paper(wordsOf(card, width), width)))
  if (!picture) return sheet.jpeg({ quality: 86 }).toBuffer()
  const beside = await sharp(picture).resize(PICTURE, SHEET_HEIGHT, { fit: 'cover' }).png().toBuffer()
  const both = sheet.composite([{ input: beside, left: SHEET_WIDTH - PICTURE, top: 0 }])
  return both.jpeg({ quality: 86 }).toBuffer()
}

function wordsOf(card: PageCard, width: number): string {
  const [title = '', description = ''] = [card.title, card.description].map(text =>
    // Emoji are left out, because the font has none.
    text.replace(/(?![©®])\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, ''),
  )
  const { targetName, rights = '© つむぎ' } = card
  const room = width - 2 * SHEET_MARGIN
  const size = SIZES.find(each => wrapped(title, Math.floor(room / each)).length <= TITLE_LINES) ?? SIZES.at(-1) ?? 40
  const all = wrapped(title, Math.floor(room / size))
  const lines = all.length > TITLE_LINES ? cut(all, TITLE_LINES) : all
  const pitch = size * 1.35
  const top = SHEET_MARGIN + size
  const wordsTop = top + lines.length * pitch + 14
  const fit = Math.max(0, Math.min(WORD_LINES, Math.floor((SHEET_HEIGHT - FOOT - wordsTop) / 46) + 1))
  const words = wrapped(description, Math.floor(room / 28))
  const [x, foot] = [SHEET_MARGIN, SHEET_HEIGHT - FOOT + 14]
  return [
    written({ lines, x, y: top, size, pitch, fill: '#1f2430', bold: true }),
    written({ lines: cut(words, fit), x, y: wordsTop, size: 28, pitch: 46, fill: '#5b6270' }),
    `<line x1="${x}" x2="${width - x}" y1="${foot}" y2="${foot}" stroke="#e4ddcf"/>`,
    written({
      lines: [shortened(targetName, Math.floor(room / 28))],
      ...{ x, y: foot + 44, size: 28, pitch: 0, fill: '#1f2430', bold: true },
    }),
    written({
      lines: [shortened(rights, Math.floor(room / 22))],
      ...{ x, y: foot + 82, size: 22, pitch: 0, fill: '#5b6270' },
    }),
  ].join('\n')
}

/** The first lines, with a sign that there are more. */
const cut = (lines: readonly string[], most: number): string[] =>
  lines.length <= most || most === 0
    ? lines.slice(0, most)
    : [...lines.slice(0, most - 1), `${[...(lines[most - 1] ?? '')].slice(0, -1).join('')}…`]
