// Pages of a list: which offset a page reads, which page links are shown, where to go when the list has shrunk.

/** Offset of a page that starts at 1 (rules.md §16). */
export const pageOffset = (page: number, pageSize: number): number => (page - 1) * pageSize

export const pageCount = (total: number, pageSize: number): number => Math.ceil(Math.max(0, total) / pageSize)

/** The page to show when the list now has `total` rows: never past the last, and 1 when it is empty (doc2 §4). */
export const clampPage = (page: number, total: number, pageSize: number): number =>
  Math.max(1, Math.min(page, pageCount(total, pageSize)))

/**
 * The page numbers to link: at most `links`, consecutive, with the current page in the middle where it can be
 * (doc2 §2: up to 7).
 */
export function pageWindow(page: number, pages: number, links: number): number[] {
  const length = Math.min(links, pages)
  const first = Math.max(1, Math.min(page - Math.floor(links / 2), pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
