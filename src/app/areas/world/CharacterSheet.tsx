// Who to speak as, over the top of a world.
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { CharacterChoice } from './CharacterChoice.tsx'
import { placeIn } from './places.ts'

export function CharacterSheet({
  worldId,
  characters,
  onClose,
}: {
  worldId: string
  characters: readonly OwnCharacter[]
  onClose: () => void
}) {
  return (
    <Sheet open onClose={onClose} width={500} title="キャラクターを切りかえる">
      <div className="mt-3">
        <CharacterChoice characters={characters} onChosen={onClose} />
      </div>
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.close}
        </Button>
        <ButtonLink variant="tonal" size="big" to={placeIn(worldId, '/characterRegistration')}>
          新しく作る
        </ButtonLink>
      </Actions>
    </Sheet>
  )
}
