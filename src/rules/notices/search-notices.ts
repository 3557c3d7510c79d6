// Notice of a kept search to which something new fits.
import { searchAddress } from '../search/address.ts'
import type { SearchFilters } from '../search/filters.ts'
import { CALLED_MOST, type SearchKind } from '../search/kinds.ts'
import { searchKindLabels } from '../search/labels.ts'
import { DAY, defineNotice } from './notice.ts'

export type ToldSearch = {
  searchId: number
  name: string
  kind: SearchKind
  keyword: string
  filters: SearchFilters
  count: number
}

export const searchNotices = {
  'search.found': defineNotice<ToldSearch>({
    setting: 'search',
    kind: 'search',
    worthMinutes: DAY,
    topic: ({ searchId }) => `search:${searchId}`,
    say: ({ name, kind, keyword, filters, count }) => ({
      over: `保存した検索「${name}」`,
      title: `新しい${searchKindLabels[kind]}が${count}件${count >= CALLED_MOST ? '以上' : ''}見つかりました`,
      href: searchAddress(kind, keyword, filters),
      tone: 'info',
    }),
  }),
} as const
