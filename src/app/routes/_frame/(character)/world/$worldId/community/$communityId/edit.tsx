// /world/{worldId}/community/{communityId}/edit?draft — changing one's own community. A route of our own.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { CommunityFormScreen } from '#app/areas/community/form/CommunityFormScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

type Address = { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/community/$communityId/edit')({
  params: { parse: params => (parseRowId(params.communityId) === null ? false : params) },
  validateSearch: ({ draft }: Address & SearchSchemaInput): Address => ({ draft: parseDraftId(draft) }),
  // Its own parameters would be taken for those of the route.
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, communityId } = Route.useParams()
    return <CommunityFormScreen worldId={worldId} communityId={Number(communityId)} draftId={Route.useSearch().draft} />
  },
})
