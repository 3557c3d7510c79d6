// Tabs of the search: all kinds, then each kind with the number of its hits.
import { useRead } from '#app/shared/screen/use-read.ts'
import { Tabs } from '#app/ui/Tabs.tsx'
import { ALL_KINDS, SEARCH_KINDS, type SearchType } from '#rules/search/kinds.ts'
import { searchTypeLabel } from '#rules/search/labels.ts'
import { type SearchPlace, WORLD_KINDS } from './address.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { searchQueries } from './queries.ts'

export function KindTabs({ place }: { place: SearchPlace }) {
  const { data } = useRead(searchQueries.all(place))
  const types: readonly SearchType[] = place.inWorld === null ? [ALL_KINDS, ...SEARCH_KINDS] : WORLD_KINDS
  const tabs = types.map(type => ({
    ...{ key: type, label: searchTypeLabel(type) },
    count: data?.kindList.find(({ kind }) => kind === type)?.count,
  }))
  return (
    <Tabs
      label="探すもの"
      tabs={tabs}
      current={place.type}
      renderLink={({ key }, face) => (
        <PlaceLink
          place={{ ...place, type: tabs.find(tab => tab.key === key)?.key ?? ALL_KINDS, page: 1 }}
          face={face}
        />
      )}
    />
  )
}
