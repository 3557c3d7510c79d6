// Ruby and emphasis (notation §§2-3), which begin at a bar or at 《. The search for an end stops at the next bracket or
// break, or after the longest base or reading, so that openers without an end cost no more than their own length.
import type { TextNode } from './nodes.ts'
import { characterBefore, type Form, isBlank, type Source, spanEnd } from './source.ts'

const MAX_BASE = 20
const MAX_READING = 50

const ideographs = /[\p{Script=Han}〆]/u
const variationSelectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u

type Match = Form<TextNode> | null

/** Ruby `｜base《reading》` with its bar at `bar`. */
export function explicitRuby(source: Source, bar: number): Match {
  const base = bar + 1
  const open = spanEnd(source, base, MAX_BASE, '｜|《》\n')
  return isBlank(source, base, open) ? null : ruby(source, bar, base, open)
}

/** Ruby `漢字《reading》` with its bracket at `open`; ordinary text begins at `floor`. */
export function automaticRuby(source: Source, open: number, floor: number): Match {
  const base = kanjiRunStart(source, open, floor)
  return base === open ? null : ruby(source, base, base, open)
}

/** Emphasis `《《words》》` with its first bracket at `open`. */
export function emphasis(source: Source, open: number): Match {
  if (!source.text.startsWith('《《', open)) return null
  const start = open + 2
  const end = spanEnd(source, start, Infinity, '《》\n')
  if (!source.text.startsWith('》》', end) || isBlank(source, start, end)) return null
  return { start: open, end: end + 2, node: { kind: 'em', value: source.text.slice(start, end) } }
}

function ruby(source: Source, start: number, base: number, open: number): Match {
  const { text } = source
  if (text[open] !== '《') return null
  const reading = open + 1
  const close = spanEnd(source, reading, MAX_READING, '《》\n')
  if (text[close] !== '》' || isBlank(source, reading, close)) return null
  return { start, end: close + 1, node: { kind: 'ruby', base: text.slice(base, open), rt: text.slice(reading, close) } }
}

/**
 * Start of the run of kanji before `end`; `end` itself when there is none or it is too long. ヶ and ヵ belong to a run
 * only behind a kanji, a variation selector only directly behind one. A run contains no 《, so that no character is read
 * for two brackets.
 */
function kanjiRunStart(source: Source, end: number, floor: number): number {
  let start = end
  let length = 0
  let selected = false
  for (let at = end, seen = 0; at > floor; ) {
    const character = characterBefore(source, at)
    at -= character.length
    seen += 1
    if (ideographs.test(character)) {
      start = at
      length = seen
      selected = false
    } else if (variationSelectors.test(character)) selected = true
    else if (selected || (character !== 'ヶ' && character !== 'ヵ')) break
  }
  return length > MAX_BASE ? end : start
}
