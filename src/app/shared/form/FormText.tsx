// The long text of a form, with the draft that keeps everything written in the form.
import { DraftEditor, type DraftEditorProps } from '#app/shared/draft/DraftEditor.tsx'
import { Place } from './FormField.tsx'
import { type Ground, lineOf, writeForm } from './table.ts'
import type { Form } from './use-form.ts'

interface FormTextProps<Values extends object, Judged extends string | object, G extends Ground<Values>>
  extends Omit<
    DraftEditorProps,
    'ref' | 'label' | 'base' | 'error' | 'fields' | 'onText' | 'onFields' | 'fieldWords' | 'onConflict'
  > {
  form: Form<Values, Judged, G>
}

export function FormText<Values extends object, Judged extends string | object, G extends Ground<Values>>(
  props: FormTextProps<Values, Judged, G>,
) {
  const { form, draftId, ...rest } = props
  const { kind, ground, seat } = form
  return (
    <Place name="text">
      <DraftEditor
        key={seat}
        ref={form.editor}
        label={kind.text}
        draftId={seat === 0 ? draftId : undefined}
        base={ground.text}
        error={form.faults.text}
        fields={writeForm({ fields: form.fields, version: form.writtenFrom })}
        onText={form.heard}
        onFields={form.arrived}
        onConflict={form.hearTwo}
        fieldWords={written => lineOf(kind, written, ground)}
        {...rest}
      />
    </Place>
  )
}
