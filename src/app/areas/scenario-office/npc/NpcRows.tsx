// List of the NPCs of a world, with the master who leads each and whether it is lent to masters.
import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { Aged } from '#app/shared/screen/Read.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { imageSource } from '#rules/images.ts'
import type { NpcSheet } from '../queries.ts'

interface NpcRowsProps {
  worldId: string
  npcs: readonly NpcSheet[]
  age: number | null
  /** link to the form of a new NPC */
  add: ReactNode
}

export const NpcRows = ({ worldId, npcs, age, add }: NpcRowsProps) => (
  <>
    <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="num text-meta text-ink-soft">
        {npcs.length}人・読みの順
        <Aged since={age} />
      </p>
      {add}
    </div>
    <List className="mt-2">
      {npcs.map(({ characterId, characterFullName, icon, className, level, masterName, isLent }) => (
        <ListLink
          key={characterId}
          to="/myPage/admin/npc"
          search={{ worldId, npc: characterId }}
          icon={<Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />}
          title={<b className="font-mincho font-semibold">{characterFullName}</b>}
          note={`${className} Lv.${level}・${masterName ?? '運営'}`}
          trailing={
            isLent ? (
              <Chip tone="matsuba" icon={Handshake}>
                貸し出し
              </Chip>
            ) : undefined
          }
        />
      ))}
    </List>
  </>
)
