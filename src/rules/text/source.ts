// The cleaned text under the parser, and the looks it takes at it. Every look is counted.

/** Counts the characters looked at, so that a test can show that work grows with the text and no faster. */
export interface Meter {
  steps: number
}

export interface Source {
  readonly text: string
  readonly meter: Meter
}

/** What a place of the text turned out to be; without a node it is ordinary text. */
export interface Form<Node> {
  readonly start: number
  readonly end: number
  readonly node: Node | null
}

/** The character that starts at an index; '' at the end. */
export function characterAt({ text, meter }: Source, index: number): string {
  meter.steps += 1
  const point = text.codePointAt(index)
  return point === undefined ? '' : String.fromCodePoint(point)
}

/** The character that ends before an index; '' at the start. A cleaned text has no half characters. */
export function characterBefore(source: Source, index: number): string {
  const isPair = index > 1 && /[\uDC00-\uDFFF]/.test(source.text.charAt(index - 1))
  return index > 0 ? characterAt(source, index - (isPair ? 2 : 1)) : ''
}

/** Where a span from `start` ends: before the first of `stops`, after `limit` characters, or with the text. */
export function spanEnd(source: Source, start: number, limit: number, stops: string): number {
  let end = start
  for (let count = 0; count < limit; count++) {
    const character = characterAt(source, end)
    if (character === '' || stops.includes(character)) break
    end += character.length
  }
  return end
}

/** Whether something in the span can be seen: one character at least that is not white space. */
export function isBlank({ text, meter }: Source, start: number, end: number): boolean {
  meter.steps += end - start
  return !/\P{White_Space}/u.test(text.slice(start, end))
}
