// /world/{worldId}/itemSynth?q&only&levelUp&original&page (doc1 §2.5, doc2 §2)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type ExchangeAddress, firstAddress, readExchangeAddress } from '#app/areas/exchange/address.ts'
import { ExchangeScreen } from '#app/areas/exchange/ExchangeScreen.tsx'

const readPlace = (search: Partial<ExchangeAddress> & SearchSchemaInput): ExchangeAddress => readExchangeAddress(search)

export const Route = createFileRoute('/_frame/(character)/world/$worldId/itemSynth')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams(firstAddress)] },
  beforeLoad: requireCharacter,
  component: () => <ExchangeScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
