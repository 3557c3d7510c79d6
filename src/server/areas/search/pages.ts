// Link cards of the search. What it finds changes by the hour, so that a card says only what is searched.
import { searchWords } from '#rules/novel.ts'
import { readWords } from '#rules/search/address.ts'
import { ALL_KINDS, SEARCH_KINDS, type SearchType } from '#rules/search/kinds.ts'
import { searchTypeLabel } from '#rules/search/labels.ts'
import { cardOf, type Page, plainPage } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'

const description = 'キャラクター、シナリオ、リプレイ、ノベルを探す。'
const types: readonly SearchType[] = [ALL_KINDS, ...SEARCH_KINDS]
const typeOf = (given: string | undefined) => types.find(type => type === given)

export const searchPages: readonly Page[] = [
  plainPage('/search', '検索', description),
  {
    route: '/search/$type',
    card: async ({ params }) => {
      const type = typeOf(params.type)
      return type === undefined ? null : cardOf({ title: `${searchTypeLabel(type)}を探す`, description })
    },
  },
  {
    route: '/search/$type/$keyword',
    card: async ({ params }) => {
      const [type, keyword] = [typeOf(params.type), readWords(params.keyword)]
      return type === undefined || searchWords(keyword).length === 0
        ? null
        : cardOf({ title: `「${keyword}」の検索結果`, description })
    },
  },
  worldPage('/world/$worldId/worldSearch/$searchType', ({ world: { worldName }, params: { searchType } }) => {
    const kind = SEARCH_KINDS.find(each => each === searchType)
    return kind === undefined
      ? null
      : { title: `${searchTypeLabel(kind)}を探す`, description: `${worldName}の中を探す。` }
  }),
]
