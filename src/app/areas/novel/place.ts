// Where a reader stands in the list of novels, as the address says it.

/** Where a reader stands in the list. One tag is a word in the address, several are a list. */
export type NovelPlace = { keyword: string; tags: readonly string[]; page: number }

export const tagsInAddress = (tags: readonly string[]): string | string[] | undefined =>
  tags.length > 1 ? [...tags] : tags[0]

/** The search of an address, whatever stands in it. */
export type NovelSearch = { tags: string | string[] | undefined; page: number }
export const novelSearch = (tags: readonly string[], page = 1): NovelSearch => ({ tags: tagsInAddress(tags), page })
