// /world/{worldId}/character/{characterId}?tab&page — the page of a character. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { CharacterScreen } from '#app/areas/character/CharacterScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { type CharacterTab, parseCharacterTab } from '#rules/friend-address.ts'

type CharacterSearch = { tab: CharacterTab; page: number }

const WORD_ID = /^[A-Za-z0-9_-]{1,64}$/

const readPlace = (search: Partial<CharacterSearch> & SearchSchemaInput): CharacterSearch => ({
  tab: parseCharacterTab(search.tab),
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/character/$characterId')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ tab: 'profile', page: 1 })] },
  beforeLoad: ({ params: { worldId, characterId } }) => {
    if (!(WORD_ID.test(worldId) && WORD_ID.test(characterId))) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params: { worldId, characterId } }) => {
    queryClient.prefetchQuery(characterQueries.detail(characterId)).catch(() => {})
    queryClient.prefetchQuery(worldQueries.statRules(worldId)).catch(() => {})
  },
  component: () => {
    const params = Route.useParams()
    return <CharacterScreen key={params.characterId} place={{ ...params, ...Route.useSearch() }} />
  },
})
