// ⋯ menu of a character's page: the owner's, or that against somebody else's; guests have none.
import { BlockMenu } from '#app/areas/block/BlockMenu.tsx'
import { useSession } from '#app/platform/use-session.ts'
import type { Character } from '#app/shared/character/queries.ts'
import { useAfterFirst } from '#app/ui/use-after-first.ts'
import { OwnMenu } from './OwnMenu.tsx'

/** The menu, with what it has to read, comes after the first screenful; its place is kept, so that nothing beside it moves. */
export function CharacterMenu({ character }: { character: Character }) {
  const { user } = useSession()
  const isAfterFirst = useAfterFirst()
  if (!user) return null
  if (!isAfterFirst) return <span className="size-11 flex-none" />
  const { worldId, characterId } = character
  return character.isOwn ? (
    <OwnMenu character={character} />
  ) : (
    <BlockMenu {...{ worldId, character }} kind="character" targetId={characterId} />
  )
}
