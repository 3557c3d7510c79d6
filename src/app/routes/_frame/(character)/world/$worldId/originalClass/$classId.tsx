// /world/{worldId}/originalClass/{classId} (doc1 §2.5)
import { createFileRoute } from '@tanstack/react-router'
import { ClassScreen } from '#app/areas/application/classes/ClassScreen.tsx'
import { requireCharacter } from '#app/areas/character/require-character.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/originalClass/$classId')({
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, classId } = Route.useParams()
    return <ClassScreen worldId={worldId} classId={classId} />
  },
})
