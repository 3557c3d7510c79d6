// Line with the character that the settings belong to.
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'

export function CharacterLine({ character }: { character: OwnCharacter }) {
  const { icon, characterFullName, className, level } = character
  return (
    <div className="mt-3 flex items-center gap-3">
      <Avatar src={icon ? imageSource(icon, 'character', 96) : undefined} size={48} eager />
      <p className="min-w-0 flex-1">
        <b className="phrases block font-mincho text-body leading-[1.4] font-semibold">{characterFullName}</b>
        <span className="num text-meta text-ink-soft">
          {className} Lv.{level}
        </span>
      </p>
    </div>
  )
}
