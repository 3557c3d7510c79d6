// Search parameters of a character's own notes and their forms. Those of the search stand apart, so that no first visit loads them.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'

const SCOPES = [1, 2, 3] as const

export type OwnNotesAddress = { scope: (typeof SCOPES)[number] | undefined; page: number }
export const readOwnNotes = (search: Partial<Record<keyof OwnNotesAddress, unknown>>): OwnNotesAddress => ({
  scope: SCOPES.find(scope => scope === search.scope),
  page: parsePage(search.page),
})
export const firstOwnNotes: OwnNotesAddress = { scope: undefined, page: 1 }

/** @property preview whether it is shown as readers will see it */
export type NoteFormAddress = { draft?: string | undefined; preview?: true | undefined }
export const readNoteForm = (search: Partial<Record<keyof NoteFormAddress, unknown>>): NoteFormAddress => ({
  draft: parseDraftId(search.draft),
  preview: search.preview === true ? true : undefined,
})

/** Id of a note in a path; null for what is none. */
export const noteIdOf = (word: string): number | null => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : null)
