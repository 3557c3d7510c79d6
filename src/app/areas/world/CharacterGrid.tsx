// Characters of a world as icons with names.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RestingChip } from '#app/shared/character/RestingChip.tsx'
import type { WorldCharacter } from '#app/shared/world/queries.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { excludedStatusLabels } from '#rules/codes/world.ts'
import { timeAgo } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'

/** Icons loaded at once, as many as a phone shows at first. */
const SEEN_FIRST = 6

export const gridFace = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-3'

export function CharacterGrid({
  worldId,
  characters,
  eager = SEEN_FIRST,
  renderAction,
}: {
  worldId: string
  characters: readonly WorldCharacter[]
  /** number of icons that are loaded at once */
  eager?: number
  /** renders a button under an icon */
  renderAction?: (character: WorldCharacter) => ReactNode
}) {
  const now = useNow()
  return (
    <ul className={gridFace}>
      {characters.map((character, index) => (
        <li key={character.characterId} className="flex flex-col rounded-card border border-line bg-surface">
          <Link
            to="/world/$worldId/character/$characterId"
            params={{ worldId, characterId: character.characterId }}
            viewTransition
            className="grid flex-1 content-start justify-items-center rounded-card px-2 pt-3.5 pb-3 text-center text-ink -outline-offset-2"
          >
            <Avatar
              size={96}
              eager={index < eager}
              src={character.icon ? imageSource(character.icon, 'character', 192) : undefined}
            />
            {character.shogo && (
              <span className="mt-1.5 text-meta leading-[1.4] font-semibold text-kin">《{character.shogo}》</span>
            )}
            <span className="mt-1 font-mincho text-sub leading-[1.4] font-semibold">{character.characterFullName}</span>
            <span className="num text-meta leading-[1.45] text-ink-soft">
              {character.className} Lv.{character.level}
            </span>
            {character.lastSeenAt && (
              <span className="num text-meta leading-[1.45] text-ink-soft">{timeAgo(character.lastSeenAt, now)}</span>
            )}
            {(character.isNpc || character.isResting || character.excludedStatus) && (
              <span className="mt-1 flex flex-wrap justify-center gap-1">
                {character.isNpc && <Chip tone="ai">NPC</Chip>}
                {character.isResting && <RestingChip />}
                {character.excludedStatus && <Chip>{excludedStatusLabels[character.excludedStatus]}</Chip>}
              </span>
            )}
          </Link>
          {renderAction?.(character)}
        </li>
      ))}
    </ul>
  )
}
