// Names with one letter wrong: the pieces that every such name still has, by which an index finds it, and whether a name is near
// to what was typed.
import { searchKey } from '../novel.ts'

/** Fewest letters of a word that is looked up; shorter words are near to nearly everything. */
const SHORTEST = 3

/**
 * Pieces of a word of which a name with one letter wrong has at least one: one letter that is added, missing or another one leaves a
 * half of the word whole. Each is a list of pieces that occur together; nothing for a word that is too short.
 * @param word as searchKey makes it
 */
export function nearPieces(word: string): string[][] {
  const letters = [...word]
  const { length } = letters
  if (length < SHORTEST) return []
  const [first = '', second = '', third = ''] = letters
  // Of three letters a half is one letter alone, which is too much: two neighbours, or both ends.
  if (length === SHORTEST) return [[first + second], [second + third], [first, third]]
  const middle = Math.floor(length / 2)
  return [[letters.slice(0, middle).join('')], [letters.slice(middle).join('')]]
}

const BETWEEN = /[\s・＝=･·.,、]+/u

/** Whether a name, a part of it or its reading has at most one letter wrong. @param word as searchKey makes it */
export function isNear(word: string, name: string): boolean {
  return searchKey(name)
    .split('\n')
    .some(line =>
      [...line.split(BETWEEN), line.replaceAll(new RegExp(BETWEEN, 'gu'), '')].some(part => isOneOff(word, part)),
    )
}

/** Whether two words differ by at most one letter that is added, missing or another one. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]]
  if (long.length - short.length > 1 || short.length === 0) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.slice(short.length === long.length ? at + 1 : at).join('')
  return rest === long.slice(at + 1).join('')
}
