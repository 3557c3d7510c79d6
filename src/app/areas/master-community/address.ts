// Search parameters of the pages of a masters' community.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import {
  STAFF_DESK_TABS,
  STAFF_KEYWORD_MAX,
  STAFF_SEARCH_KINDS,
  STAFF_THREAD_LISTS,
  type StaffDeskTab,
  type StaffSearchKind,
  type StaffThreadList,
} from '#rules/master-community-address.ts'
import { parseRowId } from '#rules/row-id.ts'

export type BoardAddress = { list: StaffThreadList; page: number }

export const readBoard = (search: Partial<Record<keyof BoardAddress, unknown>>): BoardAddress => ({
  list: STAFF_THREAD_LISTS.find(list => list === search.list) ?? 'all',
  page: parsePage(search.page),
})

/** The same as it stands in the address: only what differs from the first view. */
export const boardParams = ({ list, page }: BoardAddress): Partial<BoardAddress> => ({
  ...(list === 'all' ? {} : { list }),
  ...(page === 1 ? {} : { page }),
})

/** @property about page of the handbook that a new thread asks about */
export type BoardParams = Partial<BoardAddress> & {
  write?: true | undefined
  draft?: string | undefined
  about?: string | undefined
}

export type StaffSearchAddress = { q: string; kind: StaffSearchKind | undefined; page: number }

export const readStaffSearch = (search: Partial<Record<keyof StaffSearchAddress, unknown>>): StaffSearchAddress => ({
  q:
    typeof search.q === 'string' || typeof search.q === 'number'
      ? String(search.q).toWellFormed().replaceAll('\0', '').trim().slice(0, STAFF_KEYWORD_MAX).toWellFormed()
      : '',
  kind: STAFF_SEARCH_KINDS.find(kind => kind === search.kind),
  page: parsePage(search.page),
})

export const staffSearchParams = ({ q, kind, page }: StaffSearchAddress): Partial<StaffSearchAddress> => ({
  ...(q === '' ? {} : { q }),
  ...(kind === undefined ? {} : { kind }),
  ...(page === 1 ? {} : { page }),
})

/** Tab of the desk by its number in the address, from 1; the first for anything else. */
export const deskTabOf = (tabNo: string): StaffDeskTab => STAFF_DESK_TABS[Number(tabNo) - 1] ?? STAFF_DESK_TABS[0]
export const tabNoOf = (tab: StaffDeskTab): string => String(STAFF_DESK_TABS.indexOf(tab) + 1)

/** Word of the address for a new page of the handbook. */
export const NEW_PAGE = 'new'
/** @property handbook id of the page that is written, or the word for a new one */
export type DeskParams = { handbook?: string | undefined; draft?: string | undefined }

export const readDesk = ({ handbook, draft }: Partial<Record<keyof DeskParams, unknown>>): DeskParams => ({
  handbook: handbook === NEW_PAGE || parseRowId(String(handbook)) !== null ? String(handbook) : undefined,
  draft: parseDraftId(draft),
})

/** @property post post of a talk at which it opens */
export type TalkParams = { post?: number | undefined; draft?: string | undefined }

export const readPost = (post: unknown): number | undefined =>
  /^\d{1,15}$/.test(String(post)) ? Number(post) : undefined
