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

/**
 * Mentions by their line, from 1.
 * @param typed lines as they are stored, with the notation
 * @param calledIn names that somebody has in a line alone, by which its speaker calls them
 */
export function mentionsOf<Key>(
  typed: readonly string[],
  sections: readonly Section[],
  people: readonly CastName<Key>[],
  calledIn: (row: number) => readonly CastName<Key>[] = () => [],
): ReadonlyMap<number, readonly Mention<Key>[]> {
  const found = new Map<number, readonly Mention<Key>[]>()
  for (const { from, to } of sections) {
    let left = people
    for (let row = from; row <= to && left.length > 0; row++) {
      const mentions = mentionsIn(typed[row - 1] ?? '', named(left, calledIn(row)))
      if (mentions.length === 0) continue
      found.set(row, mentions)
      left = left.filter(({ key }) => mentions.every(mention => mention.key !== key))
    }
  }
  return found
}

/** People with the names that they have in a line besides their own. */
const named = <Key>(people: readonly CastName<Key>[], called: readonly CastName<Key>[]): readonly CastName<Key>[] =>
  called.length === 0
    ? people
    : people.map(one => ({
        ...one,
        nameList: [...one.nameList, ...called.flatMap(({ key, nameList }) => (key === one.key ? nameList : []))],
      }))

function mentionsIn<Key>(line: string, people: readonly CastName<Key>[]): Mention<Key>[] {
  if (!people.some(({ nameList }) => nameList.some(name => line.includes(name)))) {
    // A name under marks or readings may be split in the typed line.
    if (!/[《|｜]/u.test(line)) return []
  }
  const nodes = parse(line)
  const all: Mention<Key>[] = []
  for (const { key, nameList, isWord } of people) {
    for (const [index, node] of nodes.entries()) {
      const hit = node.kind === 'text' || node.kind === 'ruby' ? findName(stripNodes([node]), nameList, isWord) : null
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
