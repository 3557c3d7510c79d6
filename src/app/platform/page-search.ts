// Reading numbers out of the address.

const LAST_PAGE = 10_000

/** A page number of the address; anything else is the first page. */
export function parsePage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}
