// /world/{worldId}/omnibus/{omnibusId}?order&draft (R198; doc3 §2): a theme, and its order.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { omnibusIdOf, readTheme, type ThemeAddress } from '#app/areas/omnibus/address.ts'
import { ThemeScreen } from '#app/areas/omnibus/detail/ThemeScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/omnibus/$omnibusId')({
  validateSearch: (search: ThemeAddress & SearchSchemaInput): ThemeAddress => readTheme(search),
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, omnibusId } = Route.useParams()
    const id = omnibusIdOf(omnibusId) ?? 0
    return <ThemeScreen key={id} worldId={worldId} omnibusId={id} address={Route.useSearch()} />
  },
})
