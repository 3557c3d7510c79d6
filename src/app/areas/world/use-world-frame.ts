// What the frame shows inside a world: its menu instead of the portal's, and its hue on everything that is indigo.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { BookOpen, Flag, Library, type LucideIcon, Store, UsersRound } from 'lucide-react'
import { useLayoutEffect } from 'react'
import type { NavItem } from '#app/ui/Shell.tsx'
import { menuType } from '#rules/codes/world.ts'
import { menuAbove, menuPaths, placeIn, worldOfAddress } from './places.ts'
import { worldQueries } from './queries.ts'
import { useWorld } from './use-world.ts'

const faces: Readonly<Record<string, { label: string; icon: LucideIcon }>> = {
  [menuType.top]: { label: 'トップ', icon: Flag },
  [menuType.scenario]: { label: 'シナリオ', icon: BookOpen },
  [menuType.community]: { label: 'コミュニティ', icon: UsersRound },
  [menuType.shop]: { label: 'ショップ', icon: Store },
  [menuType.worldNovel]: { label: 'ノベル', icon: Library },
}

/** Null outside of worlds. */
export function useWorldFrame(): { worldId: string; worldName: string; nav: readonly NavItem[] } | null {
  const worldId = useLocation({ select: ({ pathname }) => worldOfAddress(pathname) })
  const above = useLocation({ select: ({ pathname }) => menuAbove(pathname) })
  const { world } = useWorld(worldId)
  const { data } = useQuery({ ...worldQueries.menu(worldId ?? ''), enabled: worldId !== null })
  useHue(world?.hue)
  if (worldId === null) return null
  const entries = data?.worldMenuList.map(entry => entry.menuType) ?? [menuType.top]
  return {
    worldId,
    worldName: world?.worldName ?? 'ワールド',
    nav: entries.flatMap(type => {
      const path = menuPaths[type]
      const face = faces[type]
      return path === undefined || !face
        ? []
        : [{ to: placeIn(worldId, path), exact: path === '', current: type === above ? 'page' : undefined, ...face }]
    }),
  }
}

/** On the root, so that sheets and toasts, which stand beside the page, have it too. */
function useHue(hue: number | undefined): void {
  useLayoutEffect(() => {
    if (hue === undefined) return
    const { style } = document.documentElement
    style.setProperty('--world-h', String(hue))
    return () => void style.removeProperty('--world-h')
  }, [hue])
}
