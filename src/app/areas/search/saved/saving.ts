// Writes of kept searches: keeping, renaming, switching the notices of new hits on and off, removing.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { SearchFilters } from '#rules/search/filters.ts'
import type { SearchKind } from '#rules/search/kinds.ts'
import { searchCalls } from '../queries.ts'

export type NewSearch = {
  name: string
  kind: SearchKind
  keyword: string
  filters: SearchFilters
  isCalling: boolean
}

export const savingSearch = defineWrite({
  kind: 'search.save',
  policy: 'online',
  thing: ['key'],
  touches: ['search'],
  toasts: 'all',
  press: (search: NewSearch) => ({
    entity: 'savedSearches',
    request: searchCalls.save.request(search),
    note: search.name,
    facts: { key: JSON.stringify([search.kind, search.keyword, search.filters]) },
  }),
})

type Named = { searchId: number; name: string }

export const renamingSearch = defineWrite({
  kind: 'search.rename',
  policy: 'mayWait',
  touches: ['search'],
  toasts: 'problems',
  press: ({ searchId, name }: Named) => ({
    entity: `savedSearch:${searchId}`,
    request: searchCalls.rename.request({ searchId, name }),
    note: name,
    facts: { searchId, name },
  }),
})

export const callingSearch = defineWrite({
  kind: 'search.setCalling',
  policy: 'mayWait',
  touches: ['search'],
  toasts: 'problems',
  press: ({ searchId, name, isCalling }: Named & { isCalling: boolean }) => ({
    entity: `savedSearch:${searchId}:calling`,
    request: searchCalls.setCalling.request({ searchId, isCalling }),
    note: name,
    facts: { searchId, isCalling: Number(isCalling) },
  }),
})

export const removingSearch = defineWrite({
  kind: 'search.remove',
  policy: 'online',
  thing: ['searchId'],
  touches: ['search'],
  toasts: 'problems',
  press: ({ searchId, name }: Named) => ({
    entity: `savedSearch:${searchId}`,
    request: searchCalls.remove.request({ searchId }),
    note: name,
    facts: { searchId },
  }),
})
