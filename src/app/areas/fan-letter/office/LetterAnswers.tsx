// The answers of the office to a letter: pass it on, hold it, return it with a reason.
import { Pause, Send } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonForm } from '#app/shared/decision/ReasonForm.tsx'
import type { Verdict } from '#app/shared/decision/use-decisions.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { RETURN_REASON_MAX, returnReasonFault } from '#rules/fan-letters.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { fanLetterRefusals } from '#rules/refusals/fan-letter.ts'
import { returnTarget } from '../draft-places.ts'
import type { QueuedLetter } from '../queries.ts'
import { holdingLetter } from '../writes.ts'

interface LetterAnswersProps {
  letter: QueuedLetter
  isHeld: boolean
  returns: boolean
  onReturns: (returns: boolean) => void
  onDecide: (verdict: Verdict) => void
  onHeld: () => void
}

export function LetterAnswers({ letter, isHeld, returns, onReturns, onDecide, onHeld }: LetterAnswersProps) {
  const online = useOnline()
  const { letterId, masterName } = letter
  const holding = usePress(holdingLetter, { letterId }, { onLate: onHeld, can: '送れます' })
  const hold = async (): Promise<void> => {
    if (await holding.press(letter)) onHeld()
  }
  if (returns) {
    return (
      <ReasonForm
        label="差し戻しの理由"
        target={returnTarget(letterId)}
        limit={RETURN_REASON_MAX}
        hint="書いた人が読みます。マスターには届きません。"
        faultOf={reason => {
          const fault = returnReasonFault(reason)
          return fault ? fanLetterRefusals[fault].message : undefined
        }}
        button="この理由で差し戻す"
        onClose={() => onReturns(false)}
        onReject={(reason, draftId) => onDecide({ isApproved: false, reason, draftId })}
      />
    )
  }
  const name = <span className="vh">：{masterName}へのファンレター</span>
  return (
    <>
      <PressNotice of={holding} />
      <div className="mt-auto flex flex-wrap justify-end gap-3 pt-3">
        <Button variant="line" onClick={() => onReturns(true)}>
          差し戻す{name}
        </Button>
        {!isHeld && (
          <Button
            variant="line"
            icon={Pause}
            pending={holding.pending}
            pendingLabel="送っています"
            reason={holding.reason}
            onClick={() => void hold()}
          >
            保留にする{name}
          </Button>
        )}
        <Button
          icon={Send}
          reason={offlineReason(online, '送れます')}
          onClick={() => onDecide({ isApproved: true, reason: '', draftId: null })}
        >
          届ける{name}
        </Button>
      </div>
    </>
  )
}
