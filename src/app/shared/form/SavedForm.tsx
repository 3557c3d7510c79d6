// Form with one button, which saves it: its notices, its fields, what is wrong with them.
import { Save } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { FaultSummary, FormNotices } from './FormNotices.tsx'
import type { Ground } from './table.ts'
import type { FormSave } from './use-form-save.ts'

interface SavedFormProps<Values extends object, Judged extends string | object, G extends Ground<Values>>
  extends Omit<ComponentProps<typeof FormNotices<Values, Judged, G>>, 'of' | 'doing'> {
  saving: FormSave
  button?: string
  onSave: () => void
  /** content above the notices, and below the button */
  head?: ReactNode
  foot?: ReactNode
  /** the fields */
  children: ReactNode
}

export function SavedForm<Values extends object, Judged extends string | object, G extends Ground<Values>>(
  props: SavedFormProps<Values, Judged, G>,
) {
  const { saving, button = '保存する', onSave, head, foot, children, ...notices } = props
  const { form } = notices
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSave()
      }}
    >
      {head}
      <FormNotices {...notices} of={saving} doing={saving.doing} />
      {children}
      <FaultSummary form={form} />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Save}
        className="mt-4"
        pending={saving.pending}
        pendingLabel="保存しています"
        reason={form.conflict ?? saving.reason}
      >
        {button}
      </Button>
      {foot}
    </form>
  )
}
