// One's own characters of a world, to choose the one to speak as.
import { Check, TriangleAlert } from 'lucide-react'
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { imageSource } from '#rules/images.ts'
import { onceOnline } from '#rules/messages/offline.ts'
import { useSpeakAs } from './use-speak-as.ts'

export function CharacterChoice({
  characters,
  onChosen,
}: {
  characters: readonly OwnCharacter[]
  onChosen: () => void
}) {
  const online = useOnline()
  const { choosing, problem, speakAs } = useSpeakAs()
  const choose = async (character: OwnCharacter): Promise<void> => {
    // Who speaks already needs no network.
    if (character.isSpeaking || (await speakAs(character))) onChosen()
  }
  return (
    <>
      <List>
        {characters.map(character => {
          const off = choosing !== null || !(online || character.isSpeaking)
          return (
            <li key={character.characterId}>
              <button
                type="button"
                aria-disabled={off || undefined}
                aria-busy={choosing === character.characterId || undefined}
                aria-current={character.isSpeaking ? 'true' : undefined}
                onClick={() => !off && void choose(character)}
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
      {!online && <p className="mt-2 text-cap text-ink-soft">{onceOnline('切りかえられます')}</p>}
      {problem && (
        <Notice tone="hi" icon={TriangleAlert} className="mt-2">
          {problem}
        </Notice>
      )}
    </>
  )
}
