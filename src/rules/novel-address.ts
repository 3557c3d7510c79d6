// Words and tags of the search of novels, as they stand in an address. Apart from the rules of novels, because every first visit loads it.

export const MOST_NOVEL_TAGS = 5
export const MOST_TAG_LENGTH = 40
export const MOST_KEYWORD_LENGTH = 100

/** Tags from an address: words of limited length, without repetition; no tags for any other value. */
export function parseNovelTags(value: unknown): string[] {
  const given = (Array.isArray(value) ? value : [value]).flatMap(tag =>
    typeof tag === 'string' || typeof tag === 'number' ? [String(tag).toWellFormed().trim()] : [],
  )
  const good = given.filter(tag => tag !== '' && tag.length <= MOST_TAG_LENGTH && !tag.includes('\0'))
  return [...new Set(good)].slice(0, MOST_NOVEL_TAGS)
}
