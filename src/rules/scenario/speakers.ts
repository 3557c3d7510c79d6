// Speakers of the lines of a replay, as far as the text tells them: a name before the bracket, a sentence behind it that says who
// spoke, or the one of whom the line before it tells. A line whose speaker stays open has none.
import { type CastName, findName } from './cast-names.ts'

/** Spoken lines begin with a bracket, after the name of the speaker at most; what is quoted in a sentence is not spoken. */
const OPENING = /^[\s　]*(?<name>[^「『（(。、！？]{0,20}?)(?<![をのにでと])[\s　：:]*[「『]/u
const SPEAKING =
  /言|云|いう|いった|叫|呟|つぶや|答え|応え|応じ|問|訊|聞い|聴い|笑|頷|うなず|囁|ささや|告げ|呼|返し|続け|声|尋ね|語|唱え|歌/u
/** Follows a name that is the subject of its sentence. */
const SUBJECT = /^(?:さん|くん|君|ちゃん|様|さま|殿)?(?:は|が|も|の声)/u

/** Whether somebody speaks in a line. */
export const isSpoken = (line: string): boolean => OPENING.test(line)

/** Key of the speaker of each line; null where nobody of the cast speaks, or it is not told who does. */
export const speakersOf = <Key>(lines: readonly string[], cast: readonly CastName<Key>[]): (Key | null)[] =>
  lines.map((_, index) => speakerOf(lines, index, cast))

/** The same of one line. It depends on the line, the next one, and the last one before it with words. */
export function speakerOf<Key>(lines: readonly string[], index: number, cast: readonly CastName<Key>[]): Key | null {
  const line = lines[index] ?? ''
  const named = namedBefore(line, cast)
  if (named !== null) return named
  const name = OPENING.exec(line)?.groups?.name
  if (name === undefined) return null
  if (name.trim() !== '') return onlyOf(name, cast)
  return behind(lines, index, cast) ?? before(lines, index, cast)
}

/** The one whose name alone stands before the bracket, also where it ends like a word that leads to a quotation: どっと「はい」. */
function namedBefore<Key>(line: string, cast: readonly CastName<Key>[]): Key | null {
  const before = /^[\s　]*(?<name>[^「『]{1,40}?)[\s　：:]*[「『]/u.exec(line)?.groups?.name
  const named = cast.filter(({ nameList }) => before !== undefined && nameList.includes(before))
  return named.length === 1 ? (named[0]?.key ?? null) : null
}

/** The one of the cast whom the words name, if it is one. */
function onlyOf<Key>(words: string, cast: readonly CastName<Key>[]): Key | null {
  const named = cast.filter(({ nameList }) => findName(words, nameList) !== null)
  return named.length === 1 ? (named[0]?.key ?? null) : null
}

/** The one of whom a sentence says something as its subject, the first one of a sentence. */
function subjectOf<Key>(sentence: string, cast: readonly CastName<Key>[]): Key | null {
  let first: { at: number; key: Key } | null = null
  for (const { key, nameList } of cast) {
    const found = findName(sentence, nameList)
    if (!found || !SUBJECT.test(sentence.slice(found.at + found.name.length))) continue
    if (!first || found.at < first.at) first = { at: found.at, key }
  }
  return first?.key ?? null
}

/**
 * 「……」とリネットは笑った, in the line itself or in the next one. What stands behind the bracket in its own line is about the
 * speaker, whether it says that somebody spoke or not: 「……」リネットが振り返った。
 */
function behind<Key>(lines: readonly string[], index: number, cast: readonly CastName<Key>[]): Key | null {
  const [own = ''] = outside(lines[index]?.trimStart() ?? '').split(/(?<=[。！？!?])/u)
  if (own.trim() !== '') return subjectOf(own, cast)
  const words = lines[index + 1] ?? ''
  if (isSpoken(words)) return null
  const [sentence = ''] = words.split(/(?<=[。！？!?])/u)
  const follows = /^[\s　]*(?:と|そう|って)/u.test(words)
  return follows && SPEAKING.test(sentence) ? subjectOf(sentence, cast) : null
}

/** Words of a line behind what is first spoken in it, as far as nobody speaks again; brackets in brackets are spoken words. */
function outside(line: string): string {
  let depth = 0
  let words = ''
  for (const letter of line) {
    if (/[「『]/u.test(letter)) {
      if (words.trim() !== '') break
      depth++
    } else if (/[」』]/u.test(letter)) depth = Math.max(0, depth - 1)
    else if (depth === 0) words += letter
  }
  return words
}

/** The line before the spoken one, over a pause: its last subject, or the only one whom it names. */
function before<Key>(lines: readonly string[], index: number, cast: readonly CastName<Key>[]): Key | null {
  let at = index - 1
  while (at >= 0 && lines[at]?.trim() === '') at--
  const line = lines[at] ?? ''
  // Of two spoken lines after each other the second one is somebody else's, of whom nothing is told.
  if (isSpoken(line)) return null
  const subjects = line.split(/(?<=[。！？!?])/u).flatMap(sentence => subjectOf(sentence, cast) ?? [])
  return subjects.at(-1) ?? onlyOf(line, cast)
}
