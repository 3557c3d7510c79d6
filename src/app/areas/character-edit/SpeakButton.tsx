// このキャラクターに切り替える: chooses who one speaks as in its world.
import { UserRoundCheck } from 'lucide-react'
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { speakAs } from './actions.ts'

export function SpeakButton({ character }: { character: OwnCharacter }) {
  const outbox = useOutbox()
  if (character.isSpeaking) {
    return (
      <span className="inline-flex min-h-11 items-center justify-center">
        <Chip tone="ai" icon={UserRoundCheck}>
          使用中
        </Chip>
      </span>
    )
  }
  const choose = (): void => {
    outbox
      ?.add(speakAs(character))
      .then(() => toasts.add({ type: 'success', title: `${character.characterFullName}に切り替えました` }))
      .catch(() => toasts.add({ type: 'error', title: 'この端末に保存できませんでした。もう一度お試しください。' }))
  }
  return (
    <Button icon={UserRoundCheck} onClick={choose}>
      <span className="phrases">このキャラクターに切り替える</span>
      <span className="vh">：{character.characterFullName}</span>
    </Button>
  )
}
