// Search parameters of the list of novels.

/** Position in the list. One tag is a word in the address, several are a list. */
export type NovelAddress = { worldId?: string; keyword: string; tags: readonly string[]; page: number }

const tagsInAddress = (tags: readonly string[]): string | string[] | undefined =>
  tags.length > 1 ? [...tags] : tags[0]

/** Search parameters as the address has them. */
export type NovelSearch = { tags: string | string[] | undefined; page: number }
export const novelSearch = (tags: readonly string[], page = 1): NovelSearch => ({ tags: tagsInAddress(tags), page })

/** A page of the novels of one world. */
export const ofWorld = (worldId: string, page: number): NovelAddress => ({ worldId, keyword: '', tags: [], page })
