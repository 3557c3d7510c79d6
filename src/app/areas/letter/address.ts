// Addresses of letters: with whom, as whom, and the boxes of the makai post.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { MAKAI_BOXES, MAKAI_CASE_QUEUES, type MakaiBox, type MakaiCaseQueue } from '#rules/makai-address.ts'

type Search<Place> = { [Name in keyof Place]?: unknown }
/** Searches as links give them; the screens read them, so that this code is not in the list of all routes. */
type Given<Place> = { [Name in keyof Place]?: Place[Name] | undefined }

/** The page of an address; the first one is not named. */
export const onPage = (page: number) => ({ page: page === 1 ? undefined : page })

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined

/** @property as the user's own character of the address, which another one may be speaking for; with the other one of the letters */
export type MessagePlace = {
  with?: string | undefined
  as?: string | undefined
  page: number
  draft?: string | undefined
}
export type MessageSearch = Given<MessagePlace>
export const readMessagePlace = (search: Search<MessagePlace>): MessagePlace => ({
  ...{ with: idIn(search.with), as: idIn(search.as) },
  ...{ page: parsePage(search.page), draft: parseDraftId(search.draft) },
})

/** @property to the receiver of the letter that is being written */
export type MakaiPlace = {
  box: MakaiBox
  as?: string | undefined
  to?: string | undefined
  page: number
  draft?: string | undefined
}
export type MakaiSearch = Given<MakaiPlace>
export const readMakaiPlace = (search: Search<MakaiPlace>): MakaiPlace => ({
  box: MAKAI_BOXES.find(box => box === search.box) ?? 'in',
  ...{ as: idIn(search.as), to: idIn(search.to) },
  ...{ page: parsePage(search.page), draft: parseDraftId(search.draft) },
})

export type CasePlace = { queue: MakaiCaseQueue; page: number }
export type CaseSearch = Given<CasePlace>
export const readCasePlace = (search: Search<CasePlace>): CasePlace => ({
  queue: MAKAI_CASE_QUEUES.find(queue => queue === search.queue) ?? 'waiting',
  page: parsePage(search.page),
})
