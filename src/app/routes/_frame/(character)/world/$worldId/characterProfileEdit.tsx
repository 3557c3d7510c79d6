// /world/{worldId}/characterProfileEdit?characterId&tab (doc1 §2.5): of the character one speaks as, or of another of one's own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { ProfileEditScreen, type ProfilePlace } from '#app/areas/character-edit/profile/ProfileEditScreen.tsx'
import { parseProfileTab } from '#app/areas/character-edit/profile/profile-address.ts'
import { parseDraftId } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterProfileEdit')({
  validateSearch: (search: Partial<ProfilePlace> & SearchSchemaInput): ProfilePlace => ({
    characterId: parseDraftId(search.characterId),
    tab: parseProfileTab(search.tab),
    draft: parseDraftId(search.draft),
  }),
  search: { middlewares: [stripSearchParams({ tab: 'basic' as const })] },
  beforeLoad: requireCharacter,
  component: () => {
    const { worldId } = Route.useParams()
    const place = Route.useSearch()
    return (
      <ProfileEditScreen
        key={`${worldId}:${place.characterId ?? ''}:${place.draft ?? ''}`}
        worldId={worldId}
        place={place}
      />
    )
  },
})
