// Link to a place of the search: one of its three forms, or that inside a world.
import { Link } from '@tanstack/react-router'
import type { LinkFace } from '#app/ui/link-face.ts'
import { ALL_KINDS } from '#rules/search/kinds.ts'
import { paramsOf, type SearchPlace } from './address.ts'

export function PlaceLink({ place, face }: { place: SearchPlace; face: LinkFace }) {
  return <Link {...linkOf(place)} {...face} />
}

/** The route of a place with its parameters, for links and for going there. */
export function linkOf(place: SearchPlace) {
  const { type, keyword, inWorld } = place
  const search = paramsOf(place)
  if (inWorld !== null) {
    return {
      to: '/world/$worldId/worldSearch/$searchType' as const,
      params: { worldId: inWorld, searchType: type },
      search,
    }
  }
  const isBare = keyword === '' && type === ALL_KINDS && Object.keys(search).length === 0
  if (isBare) return { to: '/search' as const, search }
  if (keyword === '') return { to: '/search/$type' as const, params: { type }, search }
  return { to: '/search/$type/$keyword' as const, params: { type, keyword }, search }
}
