// Hook for the frame inside a world: its menu instead of the portal's, and its hue in place of indigo.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { placeIn, worldOfAddress } from '#app/shared/world/addresses.ts'
import { noteWorld } from '#app/shared/world/note-world.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import type { NavItem } from '#app/ui/Shell.tsx'
import { menuType } from '#rules/codes/world.ts'
import { menuAbove, menuEntry } from '../world-menu.ts'

/** The frame; null outside of worlds. */
export function useWorldFrame(): { worldId: string; worldName: string; nav: readonly NavItem[] } | null {
  const worldId = useLocation({ select: ({ pathname }) => worldOfAddress(pathname) })
  const above = useLocation({ select: ({ pathname }) => menuAbove(pathname) })
  const { world } = useWorld(worldId)
  const { data } = useQuery({ ...worldQueries.menu(worldId ?? ''), enabled: worldId !== null })
  useInside(world?.worldId, world?.hue)
  if (worldId === null) return null
  const entries = data?.worldMenuList.map(entry => entry.menuType) ?? [menuType.top]
  return {
    worldId,
    worldName: world?.worldName ?? 'ワールド',
    nav: entries.flatMap(type => {
      const entry = menuEntry(type)
      if (!entry) return []
      const { path, label, icon } = entry
      const current = type === above ? 'page' : undefined
      return [{ to: placeIn(worldId, path), exact: path === '', current, label, icon }]
    }),
  }
}

/** Notes the world for this tab, and sets its hue on the root, so that sheets and toasts, which are outside the page, have it too. */
function useInside(worldId: string | undefined, hue: number | undefined): void {
  useLayoutEffect(() => {
    if (worldId === undefined) return
    noteWorld(worldId)
    const { style } = document.documentElement
    style.setProperty('--world-h', String(hue))
    return () => void style.removeProperty('--world-h')
  }, [worldId, hue])
}
