// Pages of a list: which offset a page reads, which page links are shown, where to go when the list has shrunk.

// No screen links more; a bound keeps the list of links small whatever it is asked for.
const MOST_LINKS = 99

/** A page number of an address or a list; what is none is the first. */
const pageNumber = (page: number): number => (page >= 1 ? Math.floor(page) : 1)

/** Offset of a page that starts at 1 (rules §16). */
export const pageOffset = (page: number, pageSize: number): number => (pageNumber(page) - 1) * pageSize

/** How many pages `total` rows fill (rules §16). */
export const pageCount = (total: number, pageSize: number): number =>
  // Endless rows on endless pages are no number of pages.
  (total > 0 && pageSize > 0 && Math.ceil(total / pageSize)) || 0

/** The page to show when the list now has `total` rows: never past the last, and 1 when it is empty (doc2 §4). */
export const clampPage = (page: number, total: number, pageSize: number): number =>
  Math.max(1, Math.min(pageNumber(page), pageCount(total, pageSize)))

/**
 * The page numbers to link: at most `links`, consecutive, with the current page in the middle where it can be
 * (doc2 §2: up to 7).
 */
export function pageWindow(page: number, pages: number, links: number): number[] {
  const length = Math.min(links, pages, MOST_LINKS)
  const first = Math.max(1, Math.min(pageNumber(page) - Math.floor(links / 2), pages - length + 1))
  return length >= 1 ? Array.from({ length }, (_, index) => first + index) : []
}
