// Addresses of a world. Other areas bring screens of it by routes of their own.
import type { LinkProps } from '@tanstack/react-router'
import { menuType } from '#rules/codes/world.ts'

export type Place = NonNullable<LinkProps['to']>

/** A place in a world by its path: `/shop`, `/character/world0-linette`. */
export const placeIn = (worldId: string, path = ''): Place => `/world/${worldId}${path}` as Place

const INSIDE = /^\/world\/([A-Za-z0-9_-]{1,64})(?:\/(?!novel\/)|[?#]|$)/

/**
 * The world an address is inside of. Novels belong to the portal, from where they are reached, until worlds have a shelf of
 * their own.
 */
export const worldOfAddress = (address: string): string | null => INSIDE.exec(address)?.[1] ?? null

/** Where the entries of a world's menu lead; what is not here has no screens yet and is not shown. */
export const menuPaths: Readonly<Record<string, string>> = { [menuType.top]: '', [menuType.shop]: '/shop' }

const EXCHANGE = /^\/world\/[^/]+\/itemSynth(?![\w-])/

/** The entry of the menu that a screen is reached through, where its path does not begin with the entry's. */
export const menuAbove = (address: string): string | null => (EXCHANGE.test(address) ? menuType.shop : null)

/** Where to go on after the gate: a place of ours that is no gate itself. */
export function placeBehindGate(redirect: string, worldId: string | null): string {
  const isGate = /^\/(world\/[^/?#]+\/)?withoutLogin(?![\w-])/.test(redirect)
  if (redirect !== '/' && !isGate) return redirect
  return worldId === null ? '/worldSelect' : `/world/${worldId}`
}
