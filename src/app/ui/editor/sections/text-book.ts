// A long text of which one piece at a time is in the field. The text stays one: what is typed stands between what is before the field
// and what is behind it. A key costs what the piece costs; contents and counts follow when the typing rests.
import { LONGEST_PIECE } from '#rules/text/pieces.ts'
import { type Contents, LineReader, lineRange, type TextPiece } from './contents.ts'

export interface BookView {
  /** Text of the field when it was opened; null until there is one. */
  first: string | null
  /** Number of the opening; with each the field begins anew. */
  page: number
  /** Selection in the field; null leaves the focus where it is. */
  select: readonly [number, number] | null
  /** Place of the first unit of the field in the whole text. */
  from: number
  /** Count of what is outside the field. */
  outside: number
  /** The whole text as it was when the typing last rested. */
  contents: Contents
  /** Pieces in the field: first and last of those that the contents name. */
  open: readonly [number, number]
}

/** Length up to which a text is read again soon after a key. */
const SHORT = 10_000
const SOON_MS = 100
const REST_MS = 400
/** Length from which a field is divided while it is written in. */
export const TOO_LONG = 2 * LONGEST_PIECE

const EMPTY: Contents = { text: '', shown: [], lengths: [], pieces: [], count: 0 }

export class TextBook {
  #reader = new LineReader()
  #before = ''
  #field = ''
  #behind = ''
  #view: BookView = {
    ...{ first: null, page: 0, select: null, from: 0, outside: 0, contents: EMPTY, open: [0, 0] },
  }
  #watchers = new Set<() => void>()
  #rest: ReturnType<typeof setTimeout> | undefined
  /** Hears the place that was opened, to be kept for the next visit. */
  onPlace: (at: number) => void = () => {}

  get = (): BookView => this.#view

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** The whole text at this moment. */
  text = (): string => this.#before + this.#field + this.#behind

  /** Takes a text to write in, and opens the piece at this place. */
  begin(text: string, at: number): void {
    this.#put(text)
    this.#open(at, null)
  }

  /** Gives the text away: the field is another draft's. */
  end(): void {
    clearTimeout(this.#rest)
    this.#put('')
    this.#show({ first: null, contents: EMPTY, open: [0, 0] })
  }

  /** Takes the content of the field after a key. */
  typed(field: string): void {
    this.#field = field
    clearTimeout(this.#rest)
    const length = this.#before.length + field.length + this.#behind.length
    this.#rest = setTimeout(() => this.readAgain(), length > SHORT ? REST_MS : SOON_MS)
  }

  /** Brings the contents up to date. */
  readAgain(): void {
    clearTimeout(this.#rest)
    if (this.#view.first === null || this.#view.contents.text === this.text()) return
    this.#show(this.#read())
  }

  /** Whether so much was put into the field that writing in it would be slow, and it can be divided. */
  get isTooLong(): boolean {
    if (this.#field.length <= TOO_LONG) return false
    const [first, last] = this.#read().open
    return first !== last
  }

  /**
   * Takes another whole text.
   * @returns what the field has to be, when nothing else has changed; null when the field was opened anew
   */
  replace(text: string): string | null {
    const rest = text.length - this.#before.length - this.#behind.length
    if (rest >= 0 && rest <= TOO_LONG && text.startsWith(this.#before) && text.endsWith(this.#behind)) {
      return text.slice(this.#before.length, this.#before.length + rest)
    }
    const at = this.#before.length
    this.#put(text)
    this.#open(Math.min(at, text.length), null)
    return null
  }

  /** Opens the piece in which a range of the whole text begins, and selects the range. */
  openAt = (start: number, end = start): void => this.#open(start, [start, end])

  /** Opens a piece that the contents name, without leading the focus into the field. */
  openPiece = ({ start }: TextPiece): void => this.#open(this.#moved(start), null)

  /** Opens the piece before (-1) or behind (1) the field. */
  step(by: -1 | 1): void {
    const from = this.#before.length
    const at = by < 0 ? from - 1 : from + this.#field.length + 1
    if (at >= 0 && at <= this.text().length) this.#open(at, null)
  }

  /**
   * Leads to a line.
   * @param row number of the line, from 1
   * @param nearest finds the row that is meant in the lines as readers see them
   */
  openRow(row: number, nearest: (shown: readonly string[]) => number = () => row): void {
    const text = this.text()
    this.openAt(...lineRange(text, nearest(this.#reader.read(text).shown)))
  }

  /** Places of these words in the whole text, the first ones of many. */
  find(words: string, most: number): { places: readonly number[]; all: number } {
    const text = this.text()
    const places: number[] = []
    let all = 0
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      if (all++ < most) places.push(at)
    }
    return { places, all }
  }

  /** Divides the field where the caret stands. */
  divide(caret: number): void {
    const at = this.#before.length + caret
    this.#open(at, [at, at])
  }

  /** A place of the contents at this moment: what is written in the field moves what is behind it. */
  #moved(at: number): number {
    const { text } = this.#view.contents
    return at <= this.#before.length ? at : Math.max(this.#before.length, at + this.text().length - text.length)
  }

  #put(text: string): void {
    this.#before = ''
    this.#field = text
    this.#behind = ''
  }

  #open(at: number, range: readonly [number, number] | null): void {
    clearTimeout(this.#rest)
    const text = this.text()
    const contents = this.#reader.read(text)
    const piece = contents.pieces.findLast(({ start }) => start <= at) ?? contents.pieces[0]
    const { start, end } = piece ?? { start: 0, end: text.length }
    this.#before = text.slice(0, start)
    this.#field = text.slice(start, end)
    this.#behind = text.slice(end)
    const inField = (place: number): number => Math.max(0, Math.min(place, end) - start)
    const place = piece ? contents.pieces.indexOf(piece) : 0
    this.#show({
      ...{ first: this.#field, page: this.#view.page + 1, from: start, contents, open: [place, place] },
      select: range && [inField(range[0]), inField(range[1])],
      outside: contents.count - (piece?.count ?? 0),
    })
    this.onPlace(start)
  }

  #read(): Pick<BookView, 'contents' | 'open'> {
    const contents = this.#reader.read(this.text())
    const from = this.#before.length
    const to = from + this.#field.length
    const first = contents.pieces.findLastIndex(({ start }) => start <= from)
    const last = contents.pieces.findLastIndex(({ start }) => start <= to)
    return { contents, open: [Math.max(0, first), Math.max(0, last)] }
  }

  #show(patch: Partial<BookView>): void {
    this.#view = { ...this.#view, ...patch }
    for (const watcher of this.#watchers) watcher()
  }
}
