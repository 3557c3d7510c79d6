// Reads of the search, kept on the device, so that earlier hits are there again without a network.
import calls from 'virtual:contract/search'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { SearchContract } from '#contract/search.ts'
import { filtersOf } from '#rules/search/filters.ts'
import type { SearchKind } from '#rules/search/kinds.ts'
import type { SearchPlace } from './address.ts'

export const searchCalls = connect<SearchContract>('search', calls)

export type FoundOfKind = Awaited<ReturnType<typeof searchCalls.find.send>>
export type FoundOfAll = Awaited<ReturnType<typeof searchCalls.findAll.send>>
export type Hit = FoundOfKind['hitList'][number]
export type SavedSearch = Awaited<ReturnType<typeof searchCalls.getSaved.send>>['savedList'][number]

type Criteria = Pick<SearchPlace, 'keyword' | 'filters'>

export const searchQueries = {
  find: (kind: SearchKind, { keyword, filters, page }: Criteria & { page: number }) =>
    readQuery(
      searchCalls.find,
      { kind, page, ...(keyword ? { keyword } : {}), ...filtersOf(kind, filters) },
      { kept: true },
    ),
  all: ({ keyword, filters: { s: _, ...filters } }: Criteria) =>
    readQuery(searchCalls.findAll, { ...(keyword ? { keyword } : {}), ...filters }, { kept: true }),
  saved: () => readQuery(searchCalls.getSaved, {}, { kept: true }),
}
