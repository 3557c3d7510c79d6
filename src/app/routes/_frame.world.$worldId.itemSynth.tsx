// /world/{worldId}/itemSynth?q&only&levelUp&original&page (doc1 §2.5, doc2 §2)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { ExchangeScreen } from '#app/areas/exchange/ExchangeScreen.tsx'
import { type ExchangePlace, firstPlace, readExchangePlace } from '#app/areas/exchange/place.ts'

const readPlace = (search: Partial<ExchangePlace> & SearchSchemaInput): ExchangePlace => readExchangePlace(search)

export const Route = createFileRoute('/_frame/world/$worldId/itemSynth')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams(firstPlace)] },
  beforeLoad: requireCharacter,
  component: () => <ExchangeScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
