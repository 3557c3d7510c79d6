// The search with a kind from its address; an unknown kind leads to /error/404.
import { Navigate } from '@tanstack/react-router'
import { readPlace, readType, readWorldPlace, WORLD_KINDS } from './address.ts'
import { SearchScreen } from './SearchScreen.tsx'

interface SearchOfTypeProps {
  type: string
  keyword: string
  search: Record<string, unknown>
}

export function SearchOfType({ type: given, keyword, search }: SearchOfTypeProps) {
  const type = readType(given)
  if (type === null) return <Navigate to="/error/404" replace />
  return <SearchScreen place={readPlace(type, keyword, search)} />
}

interface SearchInWorldProps {
  worldId: string
  type: string
  search: Record<string, unknown>
}

export function SearchInWorld({ worldId, type: given, search }: SearchInWorldProps) {
  const kind = WORLD_KINDS.find(each => each === given)
  if (kind === undefined) return <Navigate to="/error/404" replace />
  return <SearchScreen place={readWorldPlace(kind, worldId, search)} />
}
