// Search parameters of a character's own notes and their forms. Those of the search stand apart, so that no first visit loads them.
import { parsePage } from '#app/platform/page-search.ts'

const SCOPES = [1, 2, 3] as const

export type OwnNotesAddress = { scope: (typeof SCOPES)[number] | undefined; page: number }
export const readOwnNotes = (search: Partial<Record<keyof OwnNotesAddress, unknown>>): OwnNotesAddress => ({
  scope: SCOPES.find(scope => scope === search.scope),
  page: parsePage(search.page),
})
export const firstOwnNotes: OwnNotesAddress = { scope: undefined, page: 1 }
