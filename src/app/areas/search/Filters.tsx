// Filters of a search, each a link: they stand in the address, so that a search can be shared and comes back as it was left.
import { X } from 'lucide-react'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import type { SearchFilter } from '#rules/codes/screens.ts'
import type { SearchFilters } from '#rules/search/filters.ts'
import {
  ALL_KINDS,
  hasFilter,
  ITEM_KINDS,
  SEARCH_KINDS,
  type SearchKind,
  type SearchType,
} from '#rules/search/kinds.ts'
import { ENDED_WORLDS, itemKindLabels, likedLabels, opendLabels } from '#rules/search/labels.ts'
import { type SearchPlace, withFilters } from './address.ts'
import { PlaceLink } from './PlaceLink.tsx'

type Option = { key: string; label: string; filters: SearchFilters; isOn: boolean; icon?: typeof X }

export function Filters({ place, isMember }: { place: SearchPlace; isMember: boolean }) {
  const { filters, type, inWorld } = place
  const { data } = useRead(worldQueries.worlds())
  const worlds = data?.worldSelectList ?? []
  const isKnown = (filter: SearchFilter): boolean => kindsOf(type).some(kind => hasFilter(kind, filter))
  const options: Option[] = [
    ...named(filters),
    ...toggles(place, isMember),
    ...(isKnown('endedWorldFlg') && inWorld === null && filters.worldId === undefined
      ? [flag('endedWorldFlg', ENDED_WORLDS, filters.endedWorldFlg)]
      : []),
  ]
  return (
    <>
      {inWorld === null && isKnown('worldId') && worlds.length > 0 && (
        <FilterChips
          label="ワールド"
          filters={[
            { key: '', label: 'すべてのワールド' },
            ...worlds.map(({ worldId, worldName }) => ({ key: worldId, label: worldName })),
          ]}
          current={filters.worldId ?? ''}
          renderLink={({ key }, face) => (
            <PlaceLink
              place={withFilters(place, { worldId: key || undefined, endedWorldFlg: undefined })}
              face={face}
            />
          )}
        />
      )}
      {isKnown('shouhinKbn') && type !== ALL_KINDS && (
        <FilterChips
          label="アイテムの種類"
          filters={[
            { key: '', label: 'すべての種類' },
            ...ITEM_KINDS.map(kind => ({ key: kind as string, label: itemKindLabels[kind] })),
          ]}
          current={filters.shouhinKbn ?? ''}
          renderLink={({ key }, face) => (
            <PlaceLink place={withFilters(place, { shouhinKbn: ITEM_KINDS.find(kind => kind === key) })} face={face} />
          )}
        />
      )}
      {options.length > 0 && (
        <FilterChips
          label="絞りこみ"
          filters={options}
          current={options.filter(({ isOn }) => isOn).map(({ key }) => key)}
          renderLink={(option, face) => <PlaceLink place={withFilters(place, option.filters)} face={face} />}
        />
      )}
    </>
  )
}

const kindsOf = (type: SearchType): readonly SearchKind[] => (type === ALL_KINDS ? SEARCH_KINDS : [type])

const flag = (name: 'liked' | 'opend' | 'endedWorldFlg', label: string, value: boolean | undefined): Option => ({
  ...{ key: name, label, filters: { [name]: value ? undefined : true }, isOn: value === true },
})

/** Filters that only a link can set; a press takes them off. */
const named = ({ tags = [], cId, creatorId }: SearchFilters): Option[] => [
  ...tags.map(tag => ({
    ...{ key: `tag:${tag}`, label: `タグ「${tag}」`, isOn: true, icon: X },
    filters: { tags: tags.length > 1 ? tags.filter(one => one !== tag) : undefined },
  })),
  ...(cId === undefined
    ? []
    : [{ key: 'cId', label: 'キャラクターを指定', isOn: true, icon: X, filters: { cId: undefined } }]),
  ...(creatorId === undefined
    ? []
    : [{ key: 'creatorId', label: 'マスターを指定', isOn: true, icon: X, filters: { creatorId: undefined } }]),
]

function toggles({ type, filters }: SearchPlace, isMember: boolean): Option[] {
  if (type === ALL_KINDS) return []
  const [opend, liked] = [opendLabels[type], likedLabels[type]]
  return [
    ...(opend && hasFilter(type, 'opend') ? [flag('opend', opend, filters.opend)] : []),
    ...(liked && isMember && hasFilter(type, 'liked') ? [flag('liked', liked, filters.liked)] : []),
  ]
}
