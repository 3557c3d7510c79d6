// Choice among one's own characters of the world.
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { Choice } from '#app/ui/Choice.tsx'
import { imageSource } from '#rules/images.ts'

interface CharacterChoiceProps {
  label: string
  characters: readonly OwnCharacter[]
  value: string | undefined
  onChange: (characterId: string) => void
}

export const CharacterChoice = ({ label, characters, value, onChange }: CharacterChoiceProps) => (
  <Choice
    label={label}
    options={characters.map(({ characterId, characterFullName, className, level, icon }) => ({
      value: characterId,
      name: characterFullName,
      note: `${className} Lv.${level}`,
      src: icon === null ? undefined : imageSource(icon, 'character', 96),
    }))}
    value={value}
    onChange={onChange}
    placeholder="キャラクターを選ぶ"
    emptyText="キャラクターがいません。"
  />
)
