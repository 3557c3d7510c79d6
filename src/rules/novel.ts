// Novels: their search, and the time that reading takes.
import { toHiragana } from './text/katakana.ts'

export const NOVEL_PAGE_SIZE = 12

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
