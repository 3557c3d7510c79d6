// Sheet that finds characters of a world by name, to be put into a scenario.
import { Check, Plus, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { CharacterRow, type ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { readCharacterAddress } from '#app/shared/world/character-address.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List } from '#app/ui/List.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
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
  const query = useRead(worldQueries.characters(worldId, place))
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // The form of the opening is around this sheet.
    event.stopPropagation()
    const name = new FormData(event.currentTarget).get('q')
    setPlace({ ...place, name: typeof name === 'string' ? name.trim() : '', kind: undefined })
  }
  const add = (character: ShownCharacter): void => {
    onAdd(onlyListed(character))
    announce(`${character.characterFullName}を加えました。`)
  }
  const isFull = chosen.length >= most
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title="登場人物を加える"
      lead={`${most}人まで。いま${chosen.length}人です。`}
    >
      <form onSubmit={search} className="mt-3">
        <TextField
          label="名前で探す"
          hideLabel
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MOST_CHARACTER_WORDS_LENGTH}
          placeholder="名前・よみがな"
          trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
        />
      </form>
      <div className="mt-3 min-h-64">
        <Read
          query={query}
          title="キャラクターを探せませんでした。"
          skeleton={
            <Loading>
              <SkeletonBlock className="h-60 rounded-card" />
            </Loading>
          }
        >
          {({ characterList }) =>
            characterList.length === 0 ? (
              <EmptyState bare title="見つかりませんでした。" note="名前やよみがなを変えてみてください。" />
            ) : (
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
        </Read>
      </div>
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          とじる
        </Button>
      </Actions>
    </Sheet>
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
