// The personality and the profile of a character, in editors.
import { Editor } from '#app/ui/editor/Editor.tsx'
import { toldFields } from '#rules/character-texts.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { FormDraft } from './use-form-draft.ts'

interface ToldTextsProps {
  form: Pick<FormDraft<{ personality: string }>, 'epoch' | 'get' | 'text' | 'onText' | 'editor'>
  values: { personality: string }
  errors: { personality?: string | undefined; profile?: string | undefined }
  /** rows of the profile */
  rows: number
  hint?: string
  onChange: (patch: { personality: string }) => void
}

export const ToldTexts = ({ form, values, errors, rows, hint, onChange }: ToldTextsProps) => (
  <>
    <Editor
      key={`personality-${form.epoch}`}
      label={toldFields.personality.label}
      initialText={values.personality}
      onText={personality => personality !== form.get().personality && onChange({ personality })}
      count={lengthCount}
      limit={toldFields.personality.max}
      error={errors.personality}
      rows={4}
    />
    <Editor
      ref={form.editor}
      label={toldFields.profile.label}
      initialText={form.text()}
      onText={form.onText}
      count={lengthCount}
      limit={toldFields.profile.max}
      error={errors.profile}
      hint={hint}
      rows={rows}
    />
  </>
)
