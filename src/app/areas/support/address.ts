// Search parameters of the support's screens.
import { parsePage } from '#app/platform/page-search.ts'

const KEYWORD_MAX = 254

/** @property q what was typed; missing before the first search */
export type SupportPlace = { q?: string | undefined; page: number }

/** The router reads an id as a number. */
export const readSupportSearch = (search: { q?: unknown; page?: unknown }): SupportPlace => {
  const typed = String(search.q ?? '').slice(0, KEYWORD_MAX)
  return { q: typed.trim() === '' ? undefined : typed, page: parsePage(search.page) }
}
