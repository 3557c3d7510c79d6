// Faces and names of the characters under a team tag, in the order in which they came.
import type { ReactNode } from 'react'
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'

interface TaggedFacesProps {
  characters: readonly ShownCharacter[]
  /** behind a name */
  mark?: (character: ShownCharacter) => ReactNode
}

export const TaggedFaces = ({ characters, mark }: TaggedFacesProps) => (
  <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1.5">
    {characters.map(character => (
      <li key={character.characterId} className="flex min-w-0 items-center gap-1.5 text-cap">
        <Avatar size={32} src={character.icon === null ? undefined : imageSource(character.icon, 'character', 96)} />
        <span className="min-w-0 wrap-anywhere">{character.characterFullName}</span>
        {mark?.(character)}
      </li>
    ))}
  </ul>
)
