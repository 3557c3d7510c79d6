// Foot of a form in a sheet: the result of the last press, and the two answers.
import type { Pressing } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Actions } from '#app/ui/Sheet.tsx'
import { commonMessages } from '#rules/messages/common.ts'

interface SheetAnswersProps {
  of: Pressing
  /** answer that sends the form */
  yes: string
  /** words of that answer while it is sent */
  pendingLabel: string
  onClose: () => void
}

export const SheetAnswers = ({ of, yes, pendingLabel, onClose }: SheetAnswersProps) => (
  <>
    <PressNotice of={of} className="" />
    <Actions>
      <Button variant="line" size="big" onClick={onClose}>
        {commonMessages.cancel}
      </Button>
      <Button type="submit" variant="ai" size="big" pending={of.pending} {...{ pendingLabel }} reason={of.reason}>
        {yes}
      </Button>
    </Actions>
  </>
)
