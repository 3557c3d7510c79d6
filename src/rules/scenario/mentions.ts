// Names in a replay that lead to the pages of those who bear them, and words of the world that lead to the page that explains
// them: the first time in each section, so that not every second word is underlined.
import { parse, stripNodes } from '../text/notation.ts'
import type { Section } from '../text/sections.ts'
import { type CastName, findName } from './cast-names.ts'

export interface Mention<Key> {
  key: Key
  /** Number of the part of the line (a node of the notation), from 0, and the place in its words. */
  node: number
  at: number
  name: string
}

/** Names that somebody has in a line alone, by which its speaker calls them. */
export interface CalledNames<Key> {
  /** All of them, of any line. */
  nameList: readonly string[]
  /** Those of a line, from 1. */
  in: (row: number) => readonly CastName<Key>[]
}

const nobody: CalledNames<never> = { nameList: [], in: () => [] }

/**
 * Reads the mentions of a line, from 1. A section is read as far as its lines are asked for, because a reader opens a long text
 * at one page.
 * @param typed lines as they are stored, with the notation
 */
export function mentionsOf<Key>(
  typed: readonly string[],
  sections: readonly Section[],
  people: readonly CastName<Key>[],
  called: CalledNames<Key> = nobody,
): (row: number) => readonly Mention<Key>[] {
  const found = new Map<number, readonly Mention<Key>[]>()
  const readings = sections.map(({ from, to }) => ({ from, to, next: from, left: people }))
  return row => {
    const reading = readings.findLast(({ from }) => from <= row)
    if (!reading) return []
    for (; reading.next <= Math.min(row, reading.to) && reading.left.length > 0; reading.next++) {
      const mentions = mentionsIn(typed[reading.next - 1] ?? '', reading.next, reading.left, called)
      if (mentions.length === 0) continue
      found.set(reading.next, mentions)
      reading.left = reading.left.filter(({ key }) => mentions.every(mention => mention.key !== key))
    }
    return found.get(row) ?? []
  }
}

/** People with the names that they have in a line besides their own. */
const named = <Key>(people: readonly CastName<Key>[], called: readonly CastName<Key>[]): readonly CastName<Key>[] =>
  called.length === 0
    ? people
    : people.map(one => ({
        ...one,
        nameList: [...one.nameList, ...called.flatMap(({ key, nameList }) => (key === one.key ? nameList : []))],
      }))

function mentionsIn<Key>(
  line: string,
  row: number,
  left: readonly CastName<Key>[],
  called: CalledNames<Key>,
): Mention<Key>[] {
  const isIn = (words: string) => (name: string) => words.includes(name)
  const isAnyIn = (words: string): boolean =>
    called.nameList.some(isIn(words)) || left.some(({ nameList }) => nameList.some(isIn(words)))
  // A name under marks or readings may be split in the typed line.
  if (!/[《|｜]/u.test(line) && !isAnyIn(line)) return []
  const words = parse(line).map(node => (node.kind === 'text' || node.kind === 'ruby' ? stripNodes([node]) : ''))
  if (!words.some(isAnyIn)) return []
  const all: Mention<Key>[] = []
  for (const { key, nameList, isWord } of named(left, called.in(row))) {
    for (const [index, part] of words.entries()) {
      const hit = findName(part, nameList, isWord)
      // Two names at one place would be a link in a link.
      if (hit && !all.some(other => other.node === index && overlap(other, hit))) {
        all.push({ key, node: index, ...hit })
        break
      }
    }
  }
  return all.sort((one, other) => one.node - other.node || one.at - other.at)
}

const overlap = (one: { at: number; name: string }, other: { at: number; name: string }): boolean =>
  one.at < other.at + other.name.length && other.at < one.at + one.name.length
