// Sheet for choosing the character to speak as, among the user's characters of the world.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button } from '#app/ui/Button.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { excludedStatusText } from '#rules/characters.ts'
import { imageSource } from '#rules/images.ts'
import { commonMessages } from '#rules/messages/common.ts'
import type { OwnCharacter } from './queries.ts'
import { useSpeakAs } from './speak-as.ts'
import { useOwnIn } from './speaking.ts'

interface SpeakingSheetProps {
  worldId: string
  speaking: OwnCharacter
  onClose: () => void
}

export function SpeakingSheet({ worldId, speaking, onClose }: SpeakingSheetProps) {
  const online = useOnline()
  const own = useOwnIn(worldId)
  const speakAs = useSpeakAs()
  const [chosenId, setChosenId] = useState(speaking.characterId)
  const choose = (): void => {
    const chosen = own.find(({ characterId }) => characterId === chosenId)
    if (chosen && chosen.characterId !== speaking.characterId) {
      void speakAs(chosen)
      toasts.add({ type: 'success', title: `${chosen.characterFullName}に切り替えました` })
    }
    onClose()
  }
  return (
    <Sheet open onClose={onClose} width={500} title="発言するキャラクター" lead={speaking.worldName}>
      <div className="mt-3">
        <Choice
          label="キャラクター"
          options={own.map(character => ({
            value: character.characterId,
            name: character.characterFullName,
            note: [
              `${character.className} Lv.${character.level}`,
              excludedStatusText(character.excludedStatus),
              character.isHidden && '非表示',
            ]
              .filter(Boolean)
              .join('・'),
            ...(character.icon ? { src: imageSource(character.icon, 'character', 96) } : {}),
          }))}
          value={chosenId}
          onChange={setChosenId}
          placeholder="選んでください"
          emptyText="選択できるキャラクターがいません"
          defaultOpen
        />
      </div>
      <TextLink
        to="/world/$worldId/characterRegistration"
        params={{ worldId }}
        search={{}}
        icon={Plus}
        onClick={onClose}
      >
        新しいキャラクターを作る
      </TextLink>
      {!online && (
        <p className="mt-2 text-cap text-ink-soft">
          この端末ではすぐに切り替わります。つながったらサーバーに送ります。
        </p>
      )}
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button variant="ai" size="big" onClick={choose}>
          切り替える
        </Button>
      </Actions>
    </Sheet>
  )
}
