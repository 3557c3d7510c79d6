// Newest characters of a world.

import type { WorldCharacter } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { CharacterGrid } from './CharacterGrid.tsx'

export function NewCharacters({ worldId, characters }: { worldId: string; characters: readonly WorldCharacter[] }) {
  return (
    <section>
      <SectionHeading
        more={
          <TextLink to="/world/$worldId/worldSearch/character" params={{ worldId }} chevron>
            すべて見る
          </TextLink>
        }
      >
        新しいキャラクター
      </SectionHeading>
      {characters.length > 0 ? (
        <CharacterGrid worldId={worldId} characters={characters} eager={0} />
      ) : (
        <p className="text-cap text-ink-soft">まだ誰もいません。最初のひとりになれます。</p>
      )}
    </section>
  )
}
