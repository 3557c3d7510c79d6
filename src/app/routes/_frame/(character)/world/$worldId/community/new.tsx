// /world/{worldId}/community/new?draft — founding a community. A route of our own.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { CommunityFormScreen } from '#app/areas/community/form/CommunityFormScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'

type Address = { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/community/new')({
  validateSearch: ({ draft }: Address & SearchSchemaInput): Address => ({ draft: parseDraftId(draft) }),
  beforeLoad: requireCharacter,
  component: () => (
    <CommunityFormScreen worldId={Route.useParams().worldId} communityId={null} draftId={Route.useSearch().draft} />
  ),
})
