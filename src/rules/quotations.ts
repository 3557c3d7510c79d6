// Quotation cards: a passage of a replay that a reader keeps and shares. How long it may be, how it is chosen, and the line of
// rights that stands on every card and picture.
import { clean } from './text/clean.ts'
import { notationCount } from './text/count.ts'

/** Most characters of a card, as readers see them: a passage, not a chapter. */
export const QUOTATION_MOST = 200
/** Most cards that one user keeps. */
export const QUOTATIONS_MOST = 500
/** Most lines of the body that one card spans. */
const QUOTATION_LINES_MOST = 30
export const QUOTATION_PAGE_SIZE = 20

/** 128 bits as base64url: the address of a card. */
export const QUOTATION_ID = /^[A-Za-z0-9_-]{22}$/

/** Passage of a body: its first and last line, from 1, and its words in the notation. */
export interface Passage {
  rowFrom: number
  rowTo: number
  words: string
}

export const bodyLines = (body: string): string[] => clean(body).split('\n')

/** A sentence ends with its stops and the brackets that close behind them. */
const SENTENCE = /[^。！？!?]*[。！？!?]+[」』）)》]*|[^。！？!?]+$/g

/** Sentences of a line, in the notation; a mark of the notation is never cut in two. Joined they are the line. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of line.match(SENTENCE) ?? []) {
    open += piece
    if (count(open, '《') > count(open, '》') || count(open, '「') > count(open, '」')) continue
    sentences.push(open)
    open = ''
  }
  return open === '' ? sentences : [...sentences, open]
}

const count = (text: string, sign: string): number => text.split(sign).length - 1

export type QuotationFault = 'QUOTATION_EMPTY' | 'QUOTATION_TOO_LONG' | 'QUOTATION_CHANGED'

/** Fault for which a passage is no card; null when it is one. The words must stand in those lines of the body. */
export function passageFault(body: string, { rowFrom, rowTo, words }: Passage): QuotationFault | null {
  if (words.trim() === '') return 'QUOTATION_EMPTY'
  if (notationCount(words) > QUOTATION_MOST || rowTo - rowFrom >= QUOTATION_LINES_MOST) return 'QUOTATION_TOO_LONG'
  const lines = bodyLines(body)
  if (rowTo < rowFrom || rowTo > lines.length) return 'QUOTATION_CHANGED'
  return lines
    .slice(rowFrom - 1, rowTo)
    .join('\n')
    .includes(words)
    ? null
    : 'QUOTATION_CHANGED'
}

interface Source {
  scenarioTitle: string
  phase: number
  masterName: string
  worldName: string
  /** Time of the publication of the replay. */
  publishedAt: string
}

/** The story and its chapter: 『霧笛の夜』第1章 */
export const sourceLine = ({ scenarioTitle, phase }: Pick<Source, 'scenarioTitle' | 'phase'>): string =>
  `『${scenarioTitle}』第${phase}章`

/** Line of rights on every card and picture: the writer, and the holder. */
export const rightsLine = ({ masterName, worldName, publishedAt }: Omit<Source, 'scenarioTitle' | 'phase'>): string =>
  `文：${masterName}　© ${japanYear(publishedAt)} つむぎ「${worldName}」`

const NINE_HOURS = 9 * 3_600_000
const japanYear = (at: string): number => new Date(Date.parse(at) + NINE_HOURS).getUTCFullYear()
