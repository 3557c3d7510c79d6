// Places of searched words in a scenario, and the few words around them that a result shows.
import { searchKey } from '../novel.ts'
import { stripNodes } from '../text/nodes.ts'
import { parse, type TextNode } from '../text/notation.ts'

/** `part`: a part of a replay for those named in it. */
export const FOUND_PLACES = ['title', 'master', 'cast', 'opening', 'replay', 'part'] as const
export type FoundPlace = (typeof FOUND_PLACES)[number]

export const foundPlaceLabels: Record<FoundPlace, string> = {
  title: '題名',
  master: 'マスター',
  cast: '参加者',
  opening: 'オープニング',
  replay: 'リプレイ',
  part: 'あなたに限定公開された部分',
}

/** Characters of a snippet before and behind the first letter of the word. */
const BEFORE = 12
const BEHIND = 36

/**
 * The words around the first of the searched ones, on one line, … marking a cut; null when the text has none of them. A word that
 * stands in a reading shows the beginning of its line.
 * @param text in the notation
 * @param words as searchWords makes them
 */
export function snippetOf(text: string, words: readonly string[]): string | null {
  for (const typed of text.split('\n')) {
    // Most lines are plain and have none of the words: these need not be read.
    if (!NOTATION.test(typed) && placeIn(typed, words) === null) continue
    for (const nodes of linesOf(parse(typed))) {
      const line = stripNodes(nodes).trim()
      const at = placeIn(line, words) ?? (isInReading(nodes, words) ? 0 : null)
      if (at !== null) return cut(line, at)
    }
  }
  return null
}

/** Letters of the notation, between which the letters of a word need not follow each other. */
const NOTATION = /[《》｜|]/

function linesOf(nodes: readonly TextNode[]): TextNode[][] {
  const lines: TextNode[][] = [[]]
  for (const node of nodes) {
    if (node.kind === 'br') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

const isInReading = (nodes: readonly TextNode[], words: readonly string[]): boolean =>
  nodes.some(node => node.kind === 'ruby' && words.some(word => searchKey(node.rt).includes(word)))

/** Place of the first word, in code points of the line; null when it has none. */
function placeIn(line: string, words: readonly string[]): number | null {
  const whole = searchKey(line)
  const places = words.map(word => whole.indexOf(word)).filter(place => place >= 0)
  if (places.length === 0) return null
  const wanted = Math.min(...places)
  // A letter may become several, or several one (㍿, カ゛), so that its place is counted letter by letter.
  let folded = 0
  for (const [place, letter] of [...line].entries()) {
    if (folded >= wanted) return place
    folded += searchKey(letter).length
  }
  return 0
}

function cut(line: string, at: number): string {
  const letters = [...line]
  const [from, to] = [Math.max(0, at - BEFORE), at + BEHIND]
  return `${from > 0 ? '…' : ''}${letters.slice(from, to).join('')}${letters.length > to ? '…' : ''}`
}
