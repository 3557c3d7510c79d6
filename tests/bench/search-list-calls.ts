// Queries of the search through everything, called like their handlers do.
import { SEARCH_KINDS, SEARCH_PAGES, type SearchKind } from '#rules/search/kinds.ts'
import { find, findAll } from '#server/areas/search/find.ts'
import type { ListCall } from './list-calls.ts'
import { SCENARIO_PLAYER } from './scenario-list-data.ts'
import { isWanted, searched } from './search-list-data.ts'

type Wanted = Omit<Partial<Parameters<typeof find>[1]>, 'kind'>

const search = (kind: SearchKind, name: string, wanted: Wanted): ListCall => ({
  name: `search ${kind}, ${name}`,
  run: db => find(db, { kind, userId: SCENARIO_PLAYER, page: 1, now: new Date(), ...wanted }),
})

const ofKind = (kind: SearchKind): ListCall[] => [
  search(kind, 'two letters of each 100th', { keyword: searched.often }),
  search(kind, 'three letters of each 1000th', { keyword: searched.seldom }),
  search(kind, 'one letter of nearly all', { keyword: searched.letter }),
  search(kind, 'letters that nothing has', { keyword: 'ゔゔゔ' }),
]

const single: readonly (ListCall & { kind: SearchKind })[] = [
  { kind: 'character', ...search('character', 'a name with one letter wrong', { keyword: `${searched.seldom}ゑ` }) },
  { kind: 'novel', ...search('novel', 'a phrase of one whole text', { keyword: searched.phrase }) },
  {
    kind: 'novel',
    ...search('novel', 'two letters of each 100th, last page', { keyword: searched.often, page: SEARCH_PAGES }),
  },
  { kind: 'scenario', ...search('scenario', 'what can be joined', { opend: true }) },
]

export const searchListCalls: readonly ListCall[] = [
  ...SEARCH_KINDS.filter(kind => kind !== 'world' && isWanted(kind)).flatMap(ofKind),
  ...single.filter(({ kind }) => isWanted(kind)),
  {
    name: 'search all kinds, two letters of each 100th',
    run: db => findAll(db, { userId: null, keyword: searched.often, now: new Date() }),
  },
]
