// The two answers to an application: approved, or rejected with a reason.
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button } from '#app/ui/Button.tsx'
import { REJECTION_REASON_MAX } from '#rules/applications.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import type { Answering } from './JudgedCard.tsx'
import { ReasonForm, type ReasonFormProps } from './ReasonForm.tsx'

interface ApplicationAnswersProps
  extends Omit<Answering, 'keepHeight'>,
    Pick<ReasonFormProps, 'target' | 'hint' | 'faultOf'> {
  /** name of the application */
  name: string
  /** reason why it cannot be approved */
  obstacle?: string | undefined
}

export function ApplicationAnswers(props: ApplicationAnswersProps) {
  const { name, obstacle, target, hint, faultOf, rejects, isBack, onRejects, onDecide } = props
  const online = useOnline()
  const approve = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack && document.activeElement === document.body) approve.current?.focus({ preventScroll: true })
  }, [isBack])
  if (rejects) {
    return (
      <ReasonForm
        label="却下の理由"
        {...{ target, hint, faultOf }}
        limit={REJECTION_REASON_MAX}
        button="この理由で却下する"
        onClose={() => onRejects(false)}
        onReject={(reason, draftId) => onDecide({ isApproved: false, reason, draftId })}
      />
    )
  }
  return (
    <div className="mt-3 flex flex-wrap justify-end gap-3">
      <Button variant="line" onClick={() => onRejects(true)}>
        却下する<span className="vh">：{name}</span>
      </Button>
      <Button
        ref={approve}
        icon={Check}
        reason={obstacle ?? offlineReason(online, '送れます')}
        onClick={() => onDecide({ isApproved: true, reason: '', draftId: null })}
      >
        承認する<span className="vh">：{name}</span>
      </Button>
    </div>
  )
}
