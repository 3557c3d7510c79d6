// A sheet of paper with words, as a picture for link cards: the parts that its two kinds (a scene of a replay, a page) share.
import { escaped } from '../epub/xml.ts'
import { MINCHO } from './letters.ts'

export const [SHEET_WIDTH, SHEET_HEIGHT, SHEET_MARGIN] = [1200, 630, 84]

export type Words = {
  lines: readonly string[]
  x: number
  y: number
  size: number
  pitch: number
  fill: string
  bold?: boolean
}

/** Lines of text under each other, from the baseline `y`. */
export const written = ({ lines, x, y, size, pitch, fill, bold }: Words): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${Math.round(y + index * pitch)}" font-size="${size}"${bold ? ' font-weight="700"' : ''} fill="${fill}">${escaped(line)}</text>`,
    )
    .join('\n')

/** The paper with a hairline round it and a bar at its side, `width` wide. */
export const paper = (content: string, width = SHEET_WIDTH): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" font-family="${MINCHO}">
<rect width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" fill="#fbf8f1"/>
<rect x="24.5" y="24.5" width="${width - 49}" height="${SHEET_HEIGHT - 49}" rx="16" fill="#ffffff" stroke="#e4ddcf"/>
<rect x="24" y="72" width="6" height="${SHEET_HEIGHT - 144}" fill="#2b4c7e"/>
${content}
</svg>`

export function shortened(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** Signs that begin no line. */
const HANGING = /[。、，．！？!?」』）)》〉】・ー…―ゃゅょっァィゥェォャュョッ]/

/** Lines of at most `most` full-width letters. */
export function wrapped(words: string, most: number): string[] {
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
