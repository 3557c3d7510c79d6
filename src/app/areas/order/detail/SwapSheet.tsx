// Sheet that puts another of one's own characters in the place of one.
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { CharacterChoice } from '../CharacterChoice.tsx'
import type { Order, OrderMember } from '../queries.ts'
import type { OrderActs } from '../writes.ts'

interface SwapSheetProps {
  order: Order
  member: OrderMember
  acts: OrderActs
  onClose: () => void
}

export function SwapSheet({ order: { orderId, purpose, worldId }, member, acts, onClose }: SwapSheetProps) {
  const beforeCharacterId = member.character.characterId
  const others = useOwnIn(worldId).filter(({ characterId }) => characterId !== beforeCharacterId)
  const [chosen, choose] = useState(others[0]?.characterId)
  const swap = async (): Promise<void> => {
    if (!chosen) return
    if (await acts.press({ act: 'swap', beforeCharacterId, afterCharacterId: chosen, orderId, purpose })) onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title="キャラクターを替えますか？"
      lead={`${member.character.characterFullName}の代わりに加わります。コインはそのままです。`}
    >
      <div className="mt-3">
        <CharacterChoice label="代わりのキャラクター" characters={others} value={chosen} onChange={choose} />
      </div>
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        icon={ArrowLeftRight}
        pending={acts.pending}
        pendingLabel="替えています"
        reason={chosen ? acts.reason : 'このワールドに、ほかのキャラクターがいません。'}
        onClick={() => void swap()}
      >
        替える
      </ConfirmActions>
    </Sheet>
  )
}
