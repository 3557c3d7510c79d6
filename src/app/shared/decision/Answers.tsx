// Buttons of the two answers to something handed in, within reach of the thumb while it is read.
import { Stamp, Undo2 } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import type { Answering } from './DecisionPanel.tsx'

interface AnswersProps {
  name: string
  /** false for what is approved already, which can only be sent back */
  canApprove: boolean
  onAnswer: (answer: Answering) => void
}

export const Answers = ({ name, canApprove, onAnswer }: AnswersProps) => (
  <div className="flex flex-wrap gap-3 *:min-w-0 *:flex-[1_1_6rem] [&>:last-child]:flex-[2_1_10rem]">
    <Button variant="line" size="big" icon={Undo2} onClick={() => onAnswer('reject')}>
      差し戻す<span className="vh">：{name}</span>
    </Button>
    {canApprove && (
      <Button variant="shu" size="big" icon={Stamp} onClick={() => onAnswer('approve')}>
        日時を決めて承認する<span className="vh">：{name}</span>
      </Button>
    )}
  </div>
)
