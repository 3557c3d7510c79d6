// A character in a list: face, name as a link to its page, class and level.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { imageSource } from '#rules/images.ts'
import { RestingChip } from './RestingChip.tsx'

export interface ShownCharacter {
  characterId: string
  characterFullName: string
  icon: string | null
  className: string
  level: number
  shogo: string | null
  isNpc: boolean
  isResting: boolean
}

interface CharacterRowProps {
  character: ShownCharacter
  worldId: string
  /** text behind class and level: the world's name */
  note?: string | undefined
  /** content at the right end; under the words when there is no room */
  trailing?: ReactNode
}

export function CharacterRow({ character, worldId, note, trailing }: CharacterRowProps) {
  const { characterId, characterFullName, icon, className, level, shogo, isNpc, isResting } = character
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <Link
        to="/world/$worldId/character/$characterId"
        params={{ worldId, characterId }}
        viewTransition
        className="flex min-h-14 min-w-0 flex-[1_1_11rem] items-center gap-3 text-ink"
      >
        <Avatar size={48} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
        <span className="min-w-0 flex-1">
          {shogo && <span className="block text-meta leading-[1.4] text-kin">《{shogo}》</span>}
          <span className="flex flex-wrap items-center gap-x-2">
            <bdi className="font-mincho text-body leading-[1.4] font-semibold">{characterFullName}</bdi>
            {isNpc && <Chip>NPC</Chip>}
            {isResting && <RestingChip />}
          </span>
          <span className="num block text-meta text-ink-soft">
            {className} Lv.{level}
            {note && `・${note}`}
          </span>
        </span>
      </Link>
      {trailing}
    </div>
  )
}
