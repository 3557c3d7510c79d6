// このキャラクターに切り替える: makes a character the speaking one in its world.
import { UserRoundCheck } from 'lucide-react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useSpeakAs } from '#app/shared/character/speak-as.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { toasts } from '#app/ui/toast-store.ts'

export function SpeakButton({ character }: { character: OwnCharacter }) {
  const speakAs = useSpeakAs()
  if (character.isSpeaking) {
    return (
      <span className="inline-flex min-h-11 items-center justify-center">
        <Chip tone="ai" icon={UserRoundCheck}>
          使用中
        </Chip>
      </span>
    )
  }
  const choose = async (): Promise<void> => {
    if (await speakAs(character)) {
      toasts.add({ type: 'success', title: `${character.characterFullName}に切り替えました` })
    }
  }
  return (
    <Button icon={UserRoundCheck} onClick={() => void choose()}>
      <span className="phrases">このキャラクターに切り替える</span>
      <span className="vh">：{character.characterFullName}</span>
    </Button>
  )
}
