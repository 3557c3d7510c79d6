// Form with one button, which sends it: its fields, what is wrong with them, what went wrong.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FormBody } from './FormField.tsx'
import { FaultSummary } from './FormNotices.tsx'
import type { Form } from './use-form.ts'
import type { FormSend } from './use-form-send.ts'

interface SentFormProps {
  form: Pick<Form<object, object, never>, 'root' | 'text' | 'leave' | 'isTried' | 'faults' | 'goTo' | 'conflict'>
  sending: FormSend
  icon: LucideIcon
  button: string
  pendingLabel: string
  /** reason why it is not taken, whatever is written */
  closed?: string | undefined
  /** whether a sheet over the form asks first; the sheet then tells how the sending goes */
  isAsking?: boolean
  onSend: () => void
  /** content above the fields, and below the button */
  head?: ReactNode
  foot?: ReactNode
  /** the fields */
  children: ReactNode
}

export function SentForm(props: SentFormProps) {
  const { form, sending, icon, button, pendingLabel, closed, isAsking = false, onSend, head, foot, children } = props
  return (
    <form
      noValidate
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        onSend()
      }}
    >
      {head}
      <FormBody form={form} isBusy={sending.pending}>
        {children}
      </FormBody>
      <FaultSummary form={form} className="" />
      {!isAsking && <PressNotice of={sending} className="" />}
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={icon}
        pending={sending.pending && !isAsking}
        pendingLabel={pendingLabel}
        reason={closed ?? form.conflict ?? sending.reason}
      >
        {button}
      </Button>
      {foot}
    </form>
  )
}
