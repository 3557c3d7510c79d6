// Button 呼び出し: after a press the user gets a notice of every opening of this master; another press ends that. A
// narrower call is made in the list of calls.
import { BellPlus, BellRing } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { addingCall, removingCall } from '../calls/call-writes.ts'
import type { Master } from '../queries.ts'

export function CallMeButton({ master: { masterId, masterName, ownCall } }: { master: Master }) {
  const adding = usePress(addingCall, { key: JSON.stringify([masterId, null, null]) }, { can: '登録できます' })
  const removing = usePress(removingCall, { callId: ownCall?.callId ?? 0 }, { can: '外せます' })
  const isOn = ownCall !== null && !ownCall.isMuted
  const acts = isOn ? removing : adding
  const add = () => adding.press({ masterId, worldId: null, kind: null, isMuted: false, words: masterName })
  const remove = async (callId: number): Promise<void> => {
    const done = await removing.press({ callId, words: masterName })
    if (!done) return
    toasts.add({
      type: 'success',
      overline: masterName,
      title: '呼び出しを外しました',
      action: { label: '元に戻す', onPress: () => void add() },
    })
  }
  return (
    <>
      <MemberButton
        variant={isOn ? 'line' : 'tonal'}
        icon={isOn ? BellRing : BellPlus}
        aria-pressed={isOn}
        pending={adding.pending || removing.pending}
        reason={acts.reason}
        onClick={() => void (isOn ? remove(ownCall.callId) : add())}
      >
        {isOn ? '呼び出し中' : '呼び出し'}
      </MemberButton>
      <PressNotice of={acts} />
    </>
  )
}
