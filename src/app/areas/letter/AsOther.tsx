// In the place of a screen whose address is that of another character of the user's: the question whether to go on as that one.
import { UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useSpeakAs } from '#app/shared/character/speak-as.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'

interface AsOtherProps {
  worldId: string
  /** character of the address */
  as: string | undefined
  mine: OwnCharacter
  children: ReactNode
}

export function AsOther({ worldId, as, mine, children }: AsOtherProps) {
  const speakAs = useSpeakAs()
  const other = useOwnIn(worldId).find(({ characterId }) => characterId === as)
  if (!other || other.characterId === mine.characterId) return children
  return (
    <div className="mt-3">
      <EmptyState
        drawing={<EmptyDrawing />}
        title={`${other.characterFullName}の手紙です。`}
        note={`いまは${mine.characterFullName}として発言しています。`}
        action={
          <Button variant="ai" icon={UserRoundCheck} onClick={() => void speakAs(other)}>
            {other.characterFullName}に切り替えてひらく
          </Button>
        }
      />
    </div>
  )
}
