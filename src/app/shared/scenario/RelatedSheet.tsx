// Sheet that finds characters of a world by name, to be put into a scenario.
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { CharacterRow, type ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { FindSheet } from '#app/shared/screen/FindSheet.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { readCharacterAddress } from '#app/shared/world/character-address.ts'
import { characterSearchQuery } from '#app/shared/world/character-search.ts'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { MOST_CHARACTER_WORDS_LENGTH } from '#rules/worlds.ts'
import { onlyListed } from './opening-kind.ts'

interface RelatedSheetProps {
  worldId: string
  /** most that may be chosen */
  most: number
  chosen: readonly ShownCharacter[]
  onAdd: (character: ShownCharacter) => void
  onClose: () => void
}

export function RelatedSheet({ worldId, most, chosen, onAdd, onClose }: RelatedSheetProps) {
  const [place, setPlace] = useState(() => readCharacterAddress({ k: 'npc' }))
  const query = useRead(characterSearchQuery(worldId, place))
  const add = (character: ShownCharacter): void => {
    onAdd(onlyListed(character))
    announce(`${character.characterFullName}を加えました。`)
  }
  const isFull = chosen.length >= most
  return (
    <FindSheet
      title="登場人物を加える"
      lead={`${most}人まで。いま${chosen.length}人です。`}
      label="名前で探す"
      placeholder="名前・よみがな"
      maxLength={MOST_CHARACTER_WORDS_LENGTH}
      onSearch={name => setPlace({ ...place, name, kind: undefined })}
      query={query}
      failed="キャラクターを探せませんでした。"
      none="名前やよみがなを変えてみてください。"
      onClose={onClose}
    >
      {({ characterList }) =>
        characterList.length === 0 ? null : (
          <List>
            {characterList.map(character => (
              <li key={character.characterId} className="px-3">
                <CharacterRow
                  character={character}
                  worldId={worldId}
                  trailing={
                    <AddButton
                      name={character.characterFullName}
                      isChosen={chosen.some(({ characterId }) => characterId === character.characterId)}
                      isFull={isFull}
                      onAdd={() => add(character)}
                    />
                  }
                />
              </li>
            ))}
          </List>
        )
      }
    </FindSheet>
  )
}

interface AddButtonProps {
  name: string
  isChosen: boolean
  isFull: boolean
  onAdd: () => void
}

function AddButton({ name, isChosen, isFull, onAdd }: AddButtonProps) {
  if (isFull && !isChosen) return null
  return (
    <Button
      icon={isChosen ? Check : Plus}
      variant={isChosen ? 'text' : 'tonal'}
      aria-label={isChosen ? `${name}は加えました` : `${name}を加える`}
      aria-disabled={isChosen || undefined}
      onClick={isChosen ? undefined : onAdd}
    >
      {isChosen ? '加えました' : '加える'}
    </Button>
  )
}
