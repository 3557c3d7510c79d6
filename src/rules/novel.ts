// Novels: how they are searched and how long reading takes.

export const NOVEL_PAGE_SIZE = 12
export const MOST_NOVEL_TAGS = 5
export const MOST_TAG_LENGTH = 40
export const MOST_KEYWORD_LENGTH = 100

export const epubDirections = ['vertical', 'horizontal'] as const
export type EpubDirection = (typeof epubDirections)[number]

/** What silent readers of Japanese fiction read in a minute. */
const CHARACTERS_A_MINUTE = 500

export const readingMinutes = (characters: number): number => Math.max(1, Math.ceil(characters / CHARACTERS_A_MINUTE))

/** A text as it is searched: full and half width, capitals, hiragana and katakana are the same. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶヽヾ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))

const MOST_WORDS = 8

/** The words of a search, each of which must be found. */
export const searchWords = (keyword: string): string[] =>
  searchKey(keyword).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

/** The tags of an address: words of a bounded length, each once. Anything else is none. */
export function parseNovelTags(value: unknown): string[] {
  const given = (Array.isArray(value) ? value : [value]).flatMap(tag =>
    typeof tag === 'string' || typeof tag === 'number' ? [String(tag).toWellFormed().trim()] : [],
  )
  const good = given.filter(tag => tag !== '' && tag.length <= MOST_TAG_LENGTH && !tag.includes('\0'))
  return [...new Set(good)].slice(0, MOST_NOVEL_TAGS)
}
