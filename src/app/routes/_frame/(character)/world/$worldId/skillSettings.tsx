// /world/{worldId}/skillSettings (doc1 §2.5)
import { createFileRoute } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { SkillScreen } from '#app/areas/skill/SkillScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/skillSettings')({
  beforeLoad: requireCharacter,
  component: () => <SkillScreen worldId={Route.useParams().worldId} />,
})
