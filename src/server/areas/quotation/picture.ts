// The picture of a card: its words, the story they are of, and the line of rights, drawn by the server. Made of text, so that
// the machine needs a Japanese font; one without it answers as if there were no picture, and link cards stand without it.

import { rightsLine, sourceLine } from '#rules/quotations.ts'
import { stripNodes } from '#rules/text/nodes.ts'
import { parse } from '#rules/text/notation.ts'
import type { Db } from '../../db/client.ts'
import { escaped } from '../../platform/epub/xml.ts'
import { refuse } from '../../platform/refuse.ts'
import { createTurns, TooBusy } from '../../platform/turns.ts'
import { openQuotation } from './shown-quotation.ts'

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 84]
const FOOT = 150
const SERIF = "'Hiragino Mincho ProN','Noto Serif CJK JP','Noto Serif JP','Yu Mincho','IPAexMincho',serif"
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
  if (!jpeg) throw refuse('QUOTATION_NOT_FOUND')
  return new File([new Uint8Array(jpeg)], `tsumugi-${quotationId}.jpg`, { type: 'image/jpeg' })
}

async function toJpeg(svg: string): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  if (!(await hasJapanese(sharp))) return null
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}

type Sharp = typeof import('sharp').default
let japanese: Promise<boolean> | null = null

/** Whether two letters look different: without a font for them each is the same box, or nothing. */
function hasJapanese(sharp: Sharp): Promise<boolean> {
  const pixels = (letter: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><text x="4" y="40" font-size="40" font-family="${SERIF}">${letter}</text></svg>`,
      ),
    )
      .raw()
      .toBuffer()
  japanese ??= Promise.all([pixels('紡'), pixels('霧')]).then(([one, other]) => !one.equals(other))
  return japanese
}

/** The card on paper: a hairline round it, the words in mincho, the source and the rights below. */
function drawn(words: string, source: string, rights: string): string {
  const { size, lines } = fitted(words)
  const top = (HEIGHT - FOOT - lines.length * size * LINE) / 2 + MARGIN / 4
  const text = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${Math.round(top + size * (LINE * index + 1.2))}" font-size="${size}" fill="#1f2430">${escaped(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${SERIF}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf8f1"/>
<rect x="24.5" y="24.5" width="${WIDTH - 49}" height="${HEIGHT - 49}" rx="16" fill="#ffffff" stroke="#e4ddcf"/>
<rect x="24" y="72" width="6" height="${HEIGHT - 144}" fill="#2b4c7e"/>
${text.join('\n')}
<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${HEIGHT - 138}" y2="${HEIGHT - 138}" stroke="#e4ddcf"/>
<text x="${MARGIN}" y="${HEIGHT - 94}" font-size="28" font-weight="600" fill="#1f2430">${escaped(short(source, 34))}</text>
<text x="${MARGIN}" y="${HEIGHT - 56}" font-size="22" fill="#5b6270">${escaped(short(rights, 44))}</text>
</svg>`
}

const short = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** The largest letters with which the passage fits. */
function fitted(words: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrapped(words, Math.floor((WIDTH - 2 * MARGIN) / size))
    if (lines.length * size * LINE <= HEIGHT - FOOT - MARGIN) return { size, lines }
  }
  const size = SIZES.at(-1) ?? 24
  const most = Math.floor((HEIGHT - FOOT - MARGIN) / (size * LINE))
  return { size, lines: wrapped(words, Math.floor((WIDTH - 2 * MARGIN) / size)).slice(0, most) }
}

/** Signs that begin no line. */
const HANGING = /[。、，．！？!?」』）)》〉】・ー…―ゃゅょっァィゥェォャュョッ]/

function wrapped(words: string, most: number): string[] {
  return words.split('\n').flatMap(line => {
    const rows: string[] = []
    let row = ''
    let width = 0
    for (const letter of line) {
      // A letter of half the width takes half a place.
      const own = /[!-~ ｡-ﾟ]/.test(letter) ? 0.55 : 1
      if (width + own > most && !HANGING.test(letter)) {
        rows.push(row)
        row = ''
        width = 0
      }
      row += letter
      width += own
    }
    return [...rows, row]
  })
}
