// Choice of the speaking character among the user's characters of a world.
import { Check } from 'lucide-react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useSpeakAs } from '#app/shared/character/speak-as.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { imageSource } from '#rules/images.ts'

export function CharacterChoice({
  characters,
  onChosen,
}: {
  characters: readonly OwnCharacter[]
  onChosen: () => void
}) {
  const speakAs = useSpeakAs()
  const choose = (character: OwnCharacter): void => {
    // Visible at once, so the way continues whether the server knows it already or not.
    if (!character.isSpeaking) void speakAs(character)
    onChosen()
  }
  return (
    <List>
      {characters.map(character => {
        return (
          <li key={character.characterId}>
            <button
              type="button"
              aria-current={character.isSpeaking ? 'true' : undefined}
              onClick={() => choose(character)}
              className={cx(
                'flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2',
                character.isSpeaking && 'bg-ai-soft',
              )}
            >
              <Avatar size={44} src={character.icon ? imageSource(character.icon, 'character', 96) : undefined} />
              <span className="min-w-0 flex-1">
                <span className="block font-mincho text-body font-semibold">{character.characterFullName}</span>
                <span className={cx('num block text-meta', character.isSpeaking ? 'text-ink' : 'text-ink-soft')}>
                  {character.className} Lv.{character.level}
                </span>
              </span>
              {character.isSpeaking && (
                <>
                  <Icon of={Check} className="text-ai" />
                  <span className="vh">いまのキャラクター</span>
                </>
              )}
            </button>
          </li>
        )
      })}
    </List>
  )
}
