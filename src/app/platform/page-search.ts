// Reading numbers and names out of the address.

const LAST_PAGE = 10_000

/** A page number of the address; anything else is the first page. */
export function parsePage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** A draft's id of the address. */
export const parseDraftId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
