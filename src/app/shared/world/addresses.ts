// Addresses of a world. Other areas add screens of it by routes of their own.
import type { LinkProps } from '@tanstack/react-router'

export type Place = NonNullable<LinkProps['to']>

/** Address of a path in a world: `/shop`, `/character/world0-linette`. */
export const placeIn = (worldId: string, path = ''): Place => `/world/${worldId}${path}` as Place

const INSIDE = /^\/world\/([A-Za-z0-9_-]{1,64})(?:\/|[?#]|$)/

/** World of an address, or null. */
export const worldOfAddress = (address: string): string | null => INSIDE.exec(address)?.[1] ?? null

/** Target after the gate: an address of the service that is not a gate itself. */
export function placeBehindGate(redirect: string, worldId: string | null): string {
  const isGate = /^\/(world\/[^/?#]+\/)?withoutLogin(?![\w-])/.test(redirect)
  if (redirect !== '/' && !isGate) return redirect
  return worldId === null ? '/worldSelect' : `/world/${worldId}`
}
