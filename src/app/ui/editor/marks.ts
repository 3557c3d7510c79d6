// Ruby and emphasis around a selection, added and removed. Each function takes a text and returns the one change to make;
// the parser checks that the result is read as intended.
import { clean, parse, type TextNode } from '#rules/text/notation.ts'

export interface Edit {
  /** range of the text to replace */
  readonly start: number
  readonly end: number
  readonly text: string
  /** selection afterwards, in the new text */
  readonly select: readonly [number, number]
}
export type Outcome = { readonly edit: Edit } | { readonly refusal: string }

export const MAX_BASE = 20
export const MAX_READING = 50

const length = (text: string): number => Array.from(clean(text)).length
const isBlank = (text: string): boolean => !/\P{White_Space}/u.test(clean(text))

/** Reason why the notation cannot put these words under a ruby; null when it can. */
export function baseRefusal(base: string): string | null {
  if (/[\n\r\u2028\u2029]/.test(base)) return 'ルビは行をまたげません。1行の中で選んでください。'
  if (/[｜|《》]/.test(base)) return 'ルビをふる文字に、｜と《》は入れられません。'
  if (isBlank(base)) return 'ルビをふる文字を入れてください。'
  return length(base) > MAX_BASE ? `ルビをふる文字は${MAX_BASE}字までです。` : null
}

export function readingRefusal(reading: string): string | null {
  if (/[\n\r\u2028\u2029]/.test(reading)) return 'ルビは1行で入れてください。'
  if (/[《》]/.test(reading)) return 'ルビに《》は入れられません。'
  if (isBlank(reading)) return 'ルビを入れてください。'
  return length(reading) > MAX_READING ? `ルビは${MAX_READING}字までです。` : null
}

export interface FoundRuby {
  readonly start: number
  readonly end: number
  readonly base: string
  readonly reading: string
}

const wholeRuby = /^[｜|]?([^｜|《》\n]+)《([^《》\n]+)》$/

/** The ruby of the selection: the selection is the ruby itself, or its base. */
export function rubyAt(text: string, start: number, end: number): FoundRuby | null {
  const hasBar = /[｜|]/.test(text.charAt(start - 1))
  const behind = /^《[^《》\n]{1,100}》/.exec(text.slice(end, end + 102))?.[0].length ?? 0
  const places = [
    [start, end],
    [hasBar ? start - 1 : start, end + behind],
  ] as const
  for (const [from, to] of places) {
    const source = text.slice(from, to)
    const [, base, reading] = wholeRuby.exec(source) ?? []
    const nodes = parse(source)
    if (base && reading && nodes.length === 1 && nodes[0]?.kind === 'ruby')
      return { start: from, end: to, base, reading }
  }
  return null
}

/** Replaces the range from `start` to `end` by `｜base《reading》`. */
export function addRuby(text: string, start: number, end: number, base: string, reading: string): Outcome {
  const refusal = baseRefusal(base) ?? readingRefusal(reading)
  if (refusal) return { refusal }
  const put = `｜${base}《${reading}》`
  const meant = (node: TextNode) => node.kind === 'ruby' && node.base === clean(base) && node.rt === clean(reading)
  return checked(text, { start, end, text: put, select: [start + put.length, start + put.length] }, meant, 1)
}

export const removeRuby = ({ start, end, base }: FoundRuby): Edit => ({
  start,
  end,
  text: base,
  select: [start, start + base.length],
})

const wrapped = /^《《([^《》]+)》》$/

/** Puts `《《words》》` around the selection, line by line, or removes it when the whole selection is emphasised. */
export function toggleEmphasis(text: string, start: number, end: number): Outcome {
  const selected = text.slice(start, end)
  if (isBlank(selected)) return { refusal: '傍点を付ける文字を選んでください。' }
  if (wrapped.test(text.slice(start - 2, end + 2)) && start > 1)
    return { edit: { start: start - 2, end: end + 2, text: selected, select: [start - 2, end - 2] } }
  const lines = selected.split('\n')
  const words = lines.filter(line => !isBlank(line))
  if (words.every(line => wrapped.test(line)))
    return { edit: replacing(start, end, lines.map(line => line.replace(wrapped, '$1')).join('\n')) }
  if (/[《》]/.test(selected))
    return { refusal: '傍点は、ルビやほかの傍点と重ねられません。《》のないところを選んでください。' }
  const put = lines.map(line => (isBlank(line) ? line : `《《${line}》》`)).join('\n')
  return checked(text, replacing(start, end, put), node => node.kind === 'em', words.length)
}

const replacing = (start: number, end: number, text: string): Edit => ({
  start,
  end,
  text,
  select: [start, start + text.length],
})

/** Accepts the edit if the affected lines then show this many more of the intended nodes, and lose no other. */
function checked(text: string, edit: Edit, meant: (node: TextNode) => boolean, more: number): Outcome {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1
  const behind = text.indexOf('\n', edit.end)
  const to = behind < 0 ? text.length : behind
  const marks = (line: string) => parse(line).filter(meant).length
  const before = marks(text.slice(from, to)) - marks(text.slice(edit.start, edit.end))
  const after = marks(text.slice(from, edit.start) + edit.text + text.slice(edit.end, to))
  return after >= before + more
    ? { edit }
    : { refusal: 'すぐ前やうしろの記号（｜《》）とつながって、正しく表示されません。場所をかえて選んでください。' }
}
