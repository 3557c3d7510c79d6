// Form that is one text: what stands over its field, the field with its draft, the button that sends it.
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { CHECKING } from '#rules/messages/offline.ts'
import { DraftEditor, type DraftEditorProps } from './DraftEditor.tsx'
import type { TextForm as Sending } from './use-text-form.ts'

interface TextFormProps extends Omit<DraftEditorProps, keyof Sending<never, never>['field'] | 'onSubmit'> {
  form: Pick<Sending<never, never>, 'field' | 'pending' | 'conflict' | 'isChecking'>
  button: string
  /** whether the form is what its page is for */
  isMain?: boolean
  /** reason why nothing can be sent now */
  reason?: string | undefined
  /** id of a draft that was begun after the one before it was sent */
  next?: string | undefined
  onSend: () => void
  /** content over the field, and below the button */
  head?: ReactNode
  foot?: ReactNode
}

export function TextForm(props: TextFormProps) {
  const { form, button, isMain = false, reason, next, draftId, required = true, onSend, head, foot, ...editor } = props
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={event => {
        event.preventDefault()
        onSend()
      }}
    >
      {head}
      <DraftEditor
        key={next}
        {...editor}
        {...form.field}
        {...{ required }}
        draftId={next ?? draftId}
        onSubmit={onSend}
      />
      <Button
        type="submit"
        variant="shu"
        {...(isMain ? { size: 'big', capped: true, className: 'mt-3' } : { className: 'mt-2' })}
        icon={Send}
        pending={form.pending}
        pendingLabel="送っています"
        reason={form.conflict ?? (form.isChecking ? CHECKING : reason)}
      >
        {button}
      </Button>
      {foot}
    </form>
  )
}
