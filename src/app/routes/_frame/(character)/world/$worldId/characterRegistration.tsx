// /world/{worldId}/characterRegistration?step&redirect (doc1 §2.5): the way on after it stays in the address.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import {
  type RegistrationPlace,
  RegistrationScreen,
} from '#app/areas/character-edit/registration/RegistrationScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireUser, safeRedirect } from '#app/platform/use-session.ts'

const STEPS = 9

const readPlace = (search: Partial<RegistrationPlace> & SearchSchemaInput): RegistrationPlace => {
  const step = Number(search.step)
  return {
    step: Number.isInteger(step) && step >= 1 && step <= STEPS ? step : 1,
    redirect: search.redirect === undefined ? undefined : safeRedirect(search.redirect),
    made: parseDraftId(search.made),
    draft: parseDraftId(search.draft),
  }
}

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterRegistration')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ step: 1 })] },
  beforeLoad: requireUser,
  component: () => {
    const { worldId } = Route.useParams()
    const place = Route.useSearch()
    return <RegistrationScreen key={`${worldId}:${place.draft ?? ''}`} worldId={worldId} place={place} />
  },
})
