// Pages of a list: the offset of a page, the page links to show, the page to go to when the list has become shorter.

// No screen shows more links; the bound keeps the result small for any argument.
const MOST_LINKS = 99

/** Page number from an address or a list; 1 for invalid ones. */
const pageNumber = (page: number): number => (page >= 1 ? Math.floor(page) : 1)

/** Offset of a page; pages are counted from 1 (rules §16). */
export const pageOffset = (page: number, pageSize: number): number => (pageNumber(page) - 1) * pageSize

/** A page as calls ask for it. */
export const pageSlice = (page: number, pageSize: number) => ({ offset: pageOffset(page, pageSize), limit: pageSize })

/** Number of pages that `total` rows fill (rules §16). */
export const pageCount = (total: number, pageSize: number): number =>
  // An infinite total or page size gives NaN or infinity, which counts as 0 pages.
  (total > 0 && pageSize > 0 && Math.ceil(total / pageSize)) || 0

/** Page to show for a list of `total` rows: never past the last, and 1 when it is empty (doc2 §4). */
export const clampPage = (page: number, total: number, pageSize: number): number =>
  Math.max(1, Math.min(pageNumber(page), pageCount(total, pageSize)))

/**
 * Page numbers to link: at most `links`, consecutive, with the current page in the middle where possible (doc2 §2: up
 * to 7).
 */
export function pageWindow(page: number, pages: number, links: number): number[] {
  const length = Math.min(links, pages, MOST_LINKS)
  const first = Math.max(1, Math.min(pageNumber(page) - Math.floor(links / 2), pages - length + 1))
  return length >= 1 ? Array.from({ length }, (_, index) => first + index) : []
}
