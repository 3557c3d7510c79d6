// Search parameters of the search of notes, which its screen reads itself.
import { parsePage } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

const MOST_TAGS = 5
const MOST_WORDS = 60

/**
 * @property tags ids of tags, all of which a note has
 * @property by character that wrote it
 */
export type NoteSearchAddress = {
  q: string
  tags: readonly number[]
  by: string | undefined
  order: 'newest' | 'liked'
  page: number
}
/** The same as it stands in the address. */
export type NoteSearchParams = { q?: string; tags?: string; by?: string; order?: 'liked'; page?: number }

export const readNoteSearch = (search: Partial<Record<keyof NoteSearchParams, unknown>>): NoteSearchAddress => ({
  q:
    typeof search.q === 'string' || typeof search.q === 'number'
      ? String(search.q).toWellFormed().replaceAll('\0', '').trim().slice(0, MOST_WORDS).toWellFormed()
      : '',
  tags: readIds(search.tags),
  by: typeof search.by === 'string' && /^[\w-]{1,64}$/.test(search.by) ? search.by : undefined,
  order: search.order === 'liked' ? 'liked' : 'newest',
  page: parsePage(search.page),
})

/** Ids in an address: `3.12`. */
function readIds(value: unknown): number[] {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value).split('.') : []
  const ids = words.flatMap(word => parseRowId(word) ?? [])
  return [...new Set(ids)].slice(0, MOST_TAGS)
}

/** Only what differs from the first view stands in the address. */
export const noteSearchParams = ({ q, tags, by, order, page }: NoteSearchAddress): NoteSearchParams => ({
  ...(q === '' ? {} : { q }),
  ...(tags.length === 0 ? {} : { tags: tags.join('.') }),
  ...(by === undefined ? {} : { by }),
  ...(order === 'liked' ? { order } : {}),
  ...(page === 1 ? {} : { page }),
})
export const firstNoteSearch: NoteSearchAddress = { q: '', tags: [], by: undefined, order: 'newest', page: 1 }
