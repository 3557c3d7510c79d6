// The cleaned text that the parser reads. Every read is counted.

/** Counts the characters read, so that a test can show that the work grows with the text and no faster. */
export interface Meter {
  steps: number
}

export interface Source {
  readonly text: string
  readonly meter: Meter
}

/** Result of parsing at a place of the text; without a node it is ordinary text. */
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

/** The character that ends before an index; '' at the start. A cleaned text has no lone surrogates. */
export function characterBefore(source: Source, index: number): string {
  const isPair = index > 1 && /[\uDC00-\uDFFF]/.test(source.text.charAt(index - 1))
  return index > 0 ? characterAt(source, index - (isPair ? 2 : 1)) : ''
}

/** End of a span from `start`: before the first of `stops`, after `limit` characters, or at the end of the text. */
export function spanEnd(source: Source, start: number, limit: number, stops: string): number {
  let end = start
  for (let count = 0; count < limit; count++) {
    const character = characterAt(source, end)
    if (character === '' || stops.includes(character)) break
    end += character.length
  }
  return end
}

/** Whether a span consists of white space only. */
export function isBlank({ text, meter }: Source, start: number, end: number): boolean {
  meter.steps += end - start
  return !/\P{White_Space}/u.test(text.slice(start, end))
}
