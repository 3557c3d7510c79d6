// Foot of a form that is handed in: what is wrong with it, handing it in, saving it, the reason why neither can be pressed.
import { Send } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { FaultSummary, type FaultSummaryProps } from './FormNotices.tsx'

interface HandInStepsProps {
  form: FaultSummaryProps['form']
  /** content above the buttons: what went wrong with an act */
  notice?: ReactNode
  label: string
  isHandingIn: boolean
  /**
   * hands the form in by a button of its own; without it the form's submit does, and there is no button that only saves
   */
  onHandIn?: () => void
  isSaving?: boolean
  /** whether nothing is on the server yet */
  isNew: boolean
  /** reason why nothing can be sent now */
  obstacle: string | undefined
  /** words under the buttons while there is no such reason */
  note?: string
  /** further acts, below the buttons */
  children?: (reasonId: string | undefined) => ReactNode
}

export function HandInSteps(props: HandInStepsProps) {
  const { form, notice, label, isHandingIn, onHandIn, isSaving = false, isNew, obstacle, note, children } = props
  const ownId = useId()
  const reasonId = obstacle === undefined ? undefined : ownId
  const words = obstacle ?? note
  const face = { size: 'big', capped: true, reasonId } as const
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <FaultSummary form={form} title="直すところがあります。" className="w-full" />
      {notice}
      <Button
        {...face}
        type={onHandIn ? 'button' : 'submit'}
        variant="shu"
        icon={Send}
        pending={isHandingIn}
        pendingLabel="提出しています"
        onClick={onHandIn}
      >
        {label}
      </Button>
      {onHandIn && (
        <Button {...face} type="submit" variant="line" pending={isSaving} pendingLabel="保存しています">
          {isNew ? '下書きを保存' : '変更を保存'}
        </Button>
      )}
      {words !== undefined && (
        <p id={ownId} className="text-cap text-ink-soft">
          {words}
        </p>
      )}
      {children?.(reasonId)}
    </div>
  )
}
