// Buttons of the two answers to something handed in, within reach of the thumb while it is read.
import { Stamp, Undo2 } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button } from '#app/ui/Button.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import type { Answering } from './DecisionPanel.tsx'

interface AnswersProps {
  name: string
  /** false for what is approved already, which can only be sent back */
  canApprove: boolean
  /** false for what is approved without a time of publication: the press approves it */
  isTimed: boolean
  /** reason that prevents such an approval, besides the network */
  obstacle: string | undefined
  /** words of the button that approves without a time */
  approveWords?: string | undefined
  onAnswer: (answer: Answering) => void
}

export function Answers({ name, canApprove, isTimed, obstacle, approveWords = '承認する', onAnswer }: AnswersProps) {
  const online = useOnline()
  const reason = isTimed ? undefined : (obstacle ?? offlineReason(online, '送れます'))
  return (
    <div className="flex flex-wrap gap-3 *:min-w-0 *:flex-[1_1_6rem] [&>:last-child]:flex-[2_1_10rem]">
      <Button variant="line" size="big" icon={Undo2} onClick={() => onAnswer('reject')}>
        差し戻す<span className="vh">：{name}</span>
      </Button>
      {canApprove && (
        <Button variant="shu" size="big" icon={Stamp} reason={reason} onClick={() => onAnswer('approve')}>
          {isTimed ? '日時を決めて承認する' : approveWords}
          <span className="vh">：{name}</span>
        </Button>
      )}
    </div>
  )
}
