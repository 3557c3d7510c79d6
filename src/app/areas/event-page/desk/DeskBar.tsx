// Bar of the office's screens about the events of a world, with the world's name.
import type { ReactNode } from 'react'
import { useWorld } from '#app/shared/world/use-world.ts'
import { TopBar } from '#app/ui/TopBar.tsx'

interface DeskBarProps {
  worldId: string
  back: ReactNode
  /** subject of the screen; the pages by default */
  of?: string
}

export function DeskBar({ worldId, back, of = 'イベントのページ' }: DeskBarProps) {
  const { world } = useWorld(worldId)
  return <TopBar title={world ? `${world.worldName}の${of}` : of} back={back} />
}
