// Faces and names of the characters under a team tag, in the order in which they came.
import type { ReactNode } from 'react'
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { personFold } from '#app/shared/fold/use-fold.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'

interface TaggedFacesProps {
  characters: readonly (ShownCharacter & { isFolded: boolean })[]
  /** behind a name */
  mark?: (character: ShownCharacter) => ReactNode
}

export const TaggedFaces = ({ characters, mark }: TaggedFacesProps) => (
  <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1.5">
    {characters.map(character => (
      <li key={character.characterId} className="min-w-0 text-cap">
        <Folded isFolded={character.isFolded} id={personFold(character.characterId)}>
          <div className="flex items-center gap-1.5">
            <Avatar
              size={32}
              src={character.icon === null ? undefined : imageSource(character.icon, 'character', 96)}
            />
            <span className="min-w-0 wrap-anywhere">{character.characterFullName}</span>
            {mark?.(character)}
          </div>
        </Folded>
      </li>
    ))}
  </ul>
)
