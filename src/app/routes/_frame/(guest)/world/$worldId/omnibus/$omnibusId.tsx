// /world/{worldId}/omnibus/{omnibusId} (R198; doc3 §2): a theme, which everybody reads.
import { createFileRoute } from '@tanstack/react-router'
import { omnibusIdOf } from '#app/areas/omnibus/address.ts'
import { ThemeScreen } from '#app/areas/omnibus/detail/ThemeScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/omnibus/$omnibusId')({
  component: () => {
    const { worldId, omnibusId } = Route.useParams()
    const id = omnibusIdOf(omnibusId) ?? 0
    return <ThemeScreen key={id} worldId={worldId} omnibusId={id} />
  },
})
