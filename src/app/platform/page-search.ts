// Reading of numbers and names from the address.

const LAST_PAGE = 10_000

/** Page number from the address; the first page for any other value. */
export function parsePage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** Id of a draft from the address. */
export const parseDraftId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

/** Address of a page on which something is written: the draft to open first, and whether it is shown as readers will see it. */
export type Writing = { preview?: true | undefined; draft?: string | undefined }
export const readWriting = ({ preview, draft }: Partial<Record<keyof Writing, unknown>>): Writing => ({
  preview: preview === true ? true : undefined,
  draft: parseDraftId(draft),
})
