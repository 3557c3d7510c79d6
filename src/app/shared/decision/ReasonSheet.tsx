// Sheet that asks for the reason of an act (of the office, of a leader) before it is done.
// A reason that was not sent yet is there again when the sheet is opened anew.
import { type ReactNode, useRef, useState } from 'react'
import type { Pressing } from '#app/platform/outbox/use-press.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { TextAreaField } from '#app/ui/Field.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { REASON_MOST } from '#rules/scenario/desk.ts'
import { lengthCount } from '#rules/text/count.ts'

interface ReasonSheetProps {
  title: string
  /** id of the subject, under which a reason that was begun is kept */
  about: string
  /** name of the scenario or character */
  lead: string
  /** effect of the act */
  effect: ReactNode
  /** fate of the reason; by default that it stands in the record */
  hint?: string
  /** most characters of the reason */
  most?: number
  button: string
  pendingLabel: string
  acts: Pressing
  /** @returns whether it was done */
  onPress: (reason: string) => Promise<unknown>
  onClose: () => void
}

export function ReasonSheet(props: ReasonSheetProps) {
  const { title, about, lead, effect, hint = '記録に残ります。', most = REASON_MOST } = props
  const { button, pendingLabel, acts, onPress, onClose } = props
  const { written: reason, write: setReason, forget } = useWritten(`reason1:${about}`, '')
  const [message, setMessage] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const press = (): void => {
    const fault =
      reason.trim() === ''
        ? scenarioRefusals.REASON_NEEDED.message
        : lengthCount(reason) > most
          ? `理由は${most}文字以内で入力してください。`
          : undefined
    setMessage(fault)
    if (fault) field.current?.focus()
    else void onPress(reason.trim()).then(done => done && forget())
  }
  return (
    <Sheet open onClose={onClose} title={title} lead={lead}>
      <p className="mt-2 text-sub">{effect}</p>
      <TextAreaField
        ref={field}
        data-autofocus=""
        className="mt-3"
        label="理由"
        required
        value={reason}
        error={message}
        hint={hint}
        onChange={event => {
          setReason(event.currentTarget.value)
          setMessage(undefined)
        }}
      />
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        pendingLabel={pendingLabel}
        reason={acts.reason}
        onClick={press}
      >
        {button}
      </ConfirmActions>
    </Sheet>
  )
}
