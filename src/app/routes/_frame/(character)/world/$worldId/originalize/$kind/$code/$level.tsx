// /world/{worldId}/originalize/{kind}/{code}/{level}?draft — a new name for one thing. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { NameScreen } from '#app/areas/application/originalize/NameScreen.tsx'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { parseDraftId } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/originalize/$kind/$code/$level')({
  validateSearch: (search: { draft?: string } & SearchSchemaInput): { draft?: string | undefined } => ({
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: place => {
    const { kind, level } = place.params
    if (!/^(item|skill)$/.test(kind) || !/^[1-9]\d?$/.test(level)) throw redirect({ to: '/error/404' })
    requireCharacter(place)
  },
  component: () => {
    const { kind, level, ...of } = Route.useParams()
    const { draft } = Route.useSearch()
    const place = { ...of, kind: kind === 'item' ? ('item' as const) : ('skill' as const), level: Number(level) }
    return <NameScreen key={draft} place={place} draftId={draft} />
  },
})
