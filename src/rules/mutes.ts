// Mutes of a user: posts with a muted word, and those of a muted character, are folded for this user alone. Decided here for
// tweets, notes, comments and boards alike.
import { searchKey } from './novel.ts'
import { lengthCount } from './text/count.ts'
import { strip } from './text/notation.ts'

export const MUTED_WORDS_MOST = 100
export const MUTED_CHARACTERS_MOST = 300
/** Most characters of a muted word, by the count of limited fields (rules §3). */
export const MUTED_WORD_MAX = 30
/** Hard limit in UTF-16 units: far above it, so that a word that is too long gets a refusal that says so. */
export const MUTED_WORD_MOST = 200

/** A word as two are compared: full and half width, capitals and kinds of kana are the same. */
export const mutedWordKey = (word: string): string => searchKey(word.trim())

export const mutedWordFault = (word: string): 'MUTE_WORD_EMPTY' | 'MUTE_WORD_LONG' | null =>
  mutedWordKey(word) === '' ? 'MUTE_WORD_EMPTY' : lengthCount(word.trim()) > MUTED_WORD_MAX ? 'MUTE_WORD_LONG' : null

/** @property words as mutedWordKey makes them */
export interface Mutes {
  words: readonly string[]
  characters: ReadonlySet<string>
}

export interface MutablePost {
  /** The characters that speak in it: who wrote it, and whom it quotes. */
  characters: readonly (string | null | undefined)[]
  /** Its texts in the notation, its title, the words that it quotes. */
  texts: readonly (string | null | undefined)[]
}

export function isMuted({ words, characters }: Mutes, post: MutablePost): boolean {
  if (post.characters.some(id => typeof id === 'string' && characters.has(id))) return true
  return words.length > 0 && post.texts.some(text => hasWord(words, text))
}

/** Whether a word stands in a text as it is read, or as it is typed: a reading above it counts too. */
function hasWord(words: readonly string[], text: string | null | undefined): boolean {
  if (!text) return false
  const [typed, read] = [searchKey(text), searchKey(strip(text))]
  return words.some(word => read.includes(word) || typed.includes(word))
}
