// Novels: their search, and the time that reading takes.
import { toHiragana } from './text/katakana.ts'

export const NOVEL_PAGE_SIZE = 12
export const MOST_NOVEL_TAGS = 5
export const MOST_TAG_LENGTH = 40
export const MOST_KEYWORD_LENGTH = 100

export const epubDirections = ['vertical', 'horizontal'] as const
export type EpubDirection = (typeof epubDirections)[number]

/** Speed of silent readers of Japanese fiction. */
const CHARACTERS_A_MINUTE = 500

export const readingMinutes = (characters: number): number => Math.max(1, Math.ceil(characters / CHARACTERS_A_MINUTE))

/**
 * A text in the form in which searches compare it: the same for full and half width, capitals, hiragana and katakana.
 */
export const searchKey = (text: string): string => toHiragana(text.normalize('NFKC').toLowerCase())

const MOST_WORDS = 8

/** Words of a search; a novel must contain all of them. */
export const searchWords = (keyword: string): string[] =>
  searchKey(keyword).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

/** Tags from an address: words of limited length, without repetition; no tags for any other value. */
export function parseNovelTags(value: unknown): string[] {
  const given = (Array.isArray(value) ? value : [value]).flatMap(tag =>
    typeof tag === 'string' || typeof tag === 'number' ? [String(tag).toWellFormed().trim()] : [],
  )
  const good = given.filter(tag => tag !== '' && tag.length <= MOST_TAG_LENGTH && !tag.includes('\0'))
  return [...new Set(good)].slice(0, MOST_NOVEL_TAGS)
}
