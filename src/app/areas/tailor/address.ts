// Search parameters of the lists of creators, works and commissions.
import { parsePage } from '#app/platform/page-search.ts'
import {
  COMMISSION_GROUPS,
  type CommissionGroup,
  CREATOR_SORTS,
  type CreatorSort,
  TAILOR_KEYWORD_MAX,
  WORK_KINDS,
  type WorkKind,
} from '#rules/tailor-address.ts'

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).toWellFormed().replaceAll('\0', '').trim().slice(0, TAILOR_KEYWORD_MAX).toWellFormed()
    : ''

/** @property open whether only those are shown who take a commission now @property liked those whom the user likes */
export type CreatorsAddress = {
  kind: WorkKind | undefined
  sort: CreatorSort
  open: boolean
  liked: boolean
  q: string
  page: number
}
export type CreatorsParams = Partial<CreatorsAddress>

export const readCreators = (search: Partial<Record<keyof CreatorsAddress, unknown>>): CreatorsAddress => ({
  kind: WORK_KINDS.find(kind => kind === search.kind),
  sort: CREATOR_SORTS.find(sort => sort === search.sort) ?? 'open',
  open: search.open === true,
  liked: search.liked === true,
  q: wordsOf(search.q),
  page: parsePage(search.page),
})

/** The same as it stands in the address: only what differs from the first view. */
export const creatorsParams = ({ kind, sort, open, liked, q, page }: CreatorsAddress): CreatorsParams => ({
  ...(kind && { kind }),
  ...(sort !== 'open' && { sort }),
  ...(open && { open }),
  ...(liked && { liked }),
  ...(q !== '' && { q }),
  ...(page !== 1 && { page }),
})

export type WorksAddress = { kind: WorkKind | undefined; liked: boolean; q: string; page: number }
export type WorksParams = Partial<WorksAddress>

export const readWorks = (search: Partial<Record<keyof WorksAddress, unknown>>): WorksAddress => ({
  kind: WORK_KINDS.find(kind => kind === search.kind),
  liked: search.liked === true,
  q: wordsOf(search.q),
  page: parsePage(search.page),
})

export const worksParams = ({ kind, liked, q, page }: WorksAddress): WorksParams => ({
  ...(kind && { kind }),
  ...(liked && { liked }),
  ...(q !== '' && { q }),
  ...(page !== 1 && { page }),
})

/** @property order commission that is shown in place of the list */
export type CommissionsAddress = { group: CommissionGroup; page: number; order: number | undefined }
export type CommissionsParams = Partial<CommissionsAddress> & { draft?: string | undefined }

export const readCommissions = (search: Partial<Record<keyof CommissionsAddress, unknown>>): CommissionsAddress => ({
  group: COMMISSION_GROUPS.find(group => group === search.group) ?? 'running',
  page: parsePage(search.page),
  order: Number.isInteger(search.order) && Number(search.order) > 0 ? Number(search.order) : undefined,
})

export const commissionsParams = ({ group, page, order }: CommissionsAddress): CommissionsParams => ({
  ...(group !== 'running' && { group }),
  ...(page !== 1 && { page }),
  ...(order !== undefined && { order }),
})

/** Kind of works at a creator's desk, for those who make several. */
export const readKbn = (value: unknown): 1 | 2 | 3 | undefined => ([1, 2, 3] as const).find(kbn => kbn === value)
