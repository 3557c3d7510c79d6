// /world/{worldId}/blockPublicUserList?page (R205)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { BlockListScreen, type BlockPlace } from '#app/areas/block/BlockListScreen.tsx'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { parsePage } from '#app/platform/page-search.ts'

const readPlace = (search: Partial<BlockPlace> & SearchSchemaInput): BlockPlace => ({ page: parsePage(search.page) })

export const Route = createFileRoute('/_frame/(character)/world/$worldId/blockPublicUserList')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => {
    const { worldId } = Route.useParams()
    return <BlockListScreen worldId={worldId} place={Route.useSearch()} />
  },
})
