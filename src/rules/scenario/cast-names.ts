// Names of a cast in the lines of a replay, as readers see them.
import { toHiragana } from '../text/katakana.ts'
import { strip } from '../text/notation.ts'

/** A member of the cast with the names under which the text may speak of it. */
export interface CastName<Key> {
  key: Key
  nameList: readonly string[]
  /** Words by which it calls others of the cast; they tell of them in its own lines alone: 先生 is somebody else for each speaker. */
  calls?: readonly { key: Key; nameList: readonly string[] }[]
  /** Whether it is a word of the world, which is another word within a longer one: 日誌 in 舟日誌. */
  isWord?: boolean
}

/** Words by which the speaker of a line calls one of the cast. */
export const calledBy = <Key>(speaker: Key | null, called: Key, cast: readonly CastName<Key>[]): readonly string[] =>
  speaker === null
    ? []
    : (cast.find(({ key }) => key === speaker)?.calls ?? []).flatMap(({ key, nameList }) =>
        key === called ? nameList : [],
      )

/** Lines of a text as readers see them: without readings, marks and brackets of the notation. Row n is the line n - 1. */
export const shownLines = (body: string): string[] => strip(body).split('\n')

/** A reading as it is stored, each of its parts, and all of them in hiragana: スイ オルカ is also スイ, オルカ, すい and おるか. */
export function readingsOf(kana: string): string[] {
  const all = [kana, ...kana.split(/[\s・＝]+/u)].filter(Boolean)
  return [...new Set([...all, ...all.map(toHiragana)])]
}

const KATAKANA = /[ァ-ヺー]/u
const LATIN = /[A-Za-zＡ-Ｚａ-ｚ]/
const HAN = /\p{Script=Han}/u

/** Whether a name that ends (or begins) with `edge` goes on in its neighbour, and is another word. */
function goesOn(edge: string, neighbour: string, isSingle: boolean): boolean {
  for (const kind of [KATAKANA, LATIN]) if (kind.test(edge) && kind.test(neighbour)) return true
  return isSingle && HAN.test(edge) && HAN.test(neighbour)
}

/** Hiragana names that are as short as endings of other words: すい in やすい, なぎ in つなぎ. */
const SHORT_HIRAGANA = /^[ぁ-ゖー]{2,3}$/u
const LETTER_BEFORE = /[\p{L}\p{N}]/u
const PARTICLE_BEFORE = /[がはをにのともへ]/u
const FOLLOWS_NAME =
  /^(?:$|[^\p{L}\p{N}]|[がはをにのともへやよでね君様殿嬢]|さん|さま|ちゃん|くん|先生|たち|だけ|だった|です|じゃ|から|まで|より|って|なら|こそ|さえ|など|か(?:$|[^\p{L}\p{N}]))/u

/** Whether a short name in hiragana stands by itself: at an edge or behind a particle, and before an edge, a particle or a title. */
const standsAlone = (name: string, before: string, rest: string): boolean =>
  !SHORT_HIRAGANA.test(name) ||
  ((!LETTER_BEFORE.test(before) || PARTICLE_BEFORE.test(before)) && FOLLOWS_NAME.test(rest))

/** Names that are too short to be told from other words. */
const isUsable = (name: string): boolean => name.length > 1 || HAN.test(name)

/** Place of the first of some names in a line; null when it names none of them. Of two at one place the longer one. */
export function findName(
  line: string,
  nameList: readonly string[],
  isWord = false,
): { at: number; name: string } | null {
  let found: { at: number; name: string } | null = null
  for (const name of nameList) {
    if (!isUsable(name)) continue
    for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
      const before = line.charAt(at - 1)
      const after = line.charAt(at + name.length)
      const isSingle = isWord || [...name].length === 1
      if (!standsAlone(name, before, line.slice(at + name.length, at + name.length + 3))) continue
      if (goesOn(name.charAt(0), before, isSingle) || goesOn(name.charAt(name.length - 1), after, isSingle)) continue
      if (!found || at < found.at || (at === found.at && name.length > found.name.length)) found = { at, name }
      break
    }
  }
  return found
}
