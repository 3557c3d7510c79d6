// Previews of the service's own pages, from the descriptions of their areas: nothing is fetched.
import type { Db } from '../../db/client.ts'
import type { PageCard } from '../../platform/pages.ts'
import { pages } from '../pages.ts'

/** Routes with fewer parameters come first: /originalClass/propose is not a class called propose. */
const byRoute = pages
  .map(({ route, card }) => ({ parts: route.split('/').slice(1), card }))
  .toSorted((one, other) => namesIn(one.parts) - namesIn(other.parts))

function namesIn(parts: readonly string[]): number {
  return parts.filter(part => part.startsWith('$')).length
}

/** Preview of an own page, as a guest would see it. Null for addresses that show nothing to guests. */
export async function ownPreview(db: Db, path: string, now: Date): Promise<PageCard | null> {
  const parts = path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1)
    .map(decoded)
  for (const { parts: route, card } of byRoute) {
    const params = paramsOf(route, parts)
    if (params) return card({ db, now, params })
  }
  return null
}

/** Values of the route's parameters, or null when the address is not of this route. */
function paramsOf(route: readonly string[], parts: readonly (string | null)[]): Record<string, string> | null {
  if (route.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [place, name] of route.entries()) {
    const part = parts[place]
    if (typeof part !== 'string') return null
    if (name.startsWith('$') && /^[^\0]{1,64}$/.test(part)) params[name.slice(1)] = part
    else if (name !== part) return null
  }
  return params
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
