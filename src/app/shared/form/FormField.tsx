// Fields of a form as its table describes them, and the place of those that are shown by pieces of their own.
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Editor } from '#app/ui/editor/Editor.tsx'
import { SelectField, TextAreaField, TextField, type TextFieldProps } from '#app/ui/Field.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import type { Control } from './table.ts'
import type { Fields } from './use-form.ts'

/** Preview of a text that readers see as a story. */
export const story = (text: string) => <StoryText text={text} />

/** Element around a field, by whose name the first field with a fault is found. */
export const Place = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div data-field={name} className={className}>
    {children}
  </div>
)

interface BodyProps {
  form: { root: RefObject<HTMLDivElement | null>; text: string | null; leave: (name: string) => void }
  /** whether the form is being sent, and takes no change */
  isBusy: boolean
  children: ReactNode
}

/** The fields of a form: closed while they are sent, and until the draft is there. */
export function FormBody({ form: { root, text, leave }, isBusy, children }: BodyProps) {
  // Judged on the way to another field only: beside a button the words would move what is being pressed.
  const judge = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    const from = target.closest<HTMLElement>('[data-field]')
    if (!from || !relatedTarget?.matches('input, select, textarea') || from.contains(relatedTarget)) return
    leave(from.dataset.field ?? '')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which field was left.
    <div ref={root} inert={isBusy || text === null} onBlur={judge} className="mt-4 grid grid-cols-1 gap-4">
      {children}
    </div>
  )
}

interface FormFieldProps<Values, Name extends keyof Values & string> {
  form: Fields<Values>
  name: Name
  label?: string
  /** values that only the screen knows */
  options?: readonly (readonly [Values[Name], string])[]
  trailing?: TextFieldProps['trailing']
  className?: string
}

export function FormField<Values, Name extends keyof Values & string>(props: FormFieldProps<Values, Name>) {
  const { form, name, className } = props
  const { control, required, hint, ...face } = form.kind.table[name]
  const shown = { label: props.label ?? face.label, required, error: form.faults[name], hint: hint as ReactNode }
  const change = (value: unknown): void => form.change({ [name]: value } as Partial<Values>)
  return (
    <Place name={name} {...(className && { className })}>
      {control && controlOf({ ...props, control, value: form.fields[name], shown, change })}
    </Place>
  )
}

interface Controlled<Values, Name extends keyof Values & string> extends FormFieldProps<Values, Name> {
  control: Control<Values[Name]>
  value: unknown
  shown: { label: string; required: true | undefined; error: string | undefined; hint: ReactNode }
  change: (value: unknown) => void
}

function controlOf<Values, Name extends keyof Values & string>(given: Controlled<Values, Name>): ReactNode {
  const { form, name, control, value, shown, change, options, trailing } = given
  const text = typeof value === 'string' ? value : ''
  switch (control.as) {
    case 'line': {
      const { count, inputMode } = control
      const counted = count && <span className="num">{count(text)}</span>
      return (
        <TextField
          {...shown}
          autoComplete="off"
          inputMode={inputMode}
          value={text}
          trailing={trailing}
          hint={
            counted ? (
              <>
                {shown.hint}
                {counted}
              </>
            ) : (
              shown.hint
            )
          }
          onChange={event => change(event.currentTarget.value)}
        />
      )
    }
    case 'area':
      return (
        <TextAreaField
          {...shown}
          rows={control.rows}
          value={text}
          onChange={event => change(event.currentTarget.value)}
        />
      )
    case 'switch':
      return <Switch label={shown.label} note={shown.hint} checked={value === true} onChange={change} />
    case 'long':
      return (
        <Editor
          {...shown}
          key={form.epoch}
          required={shown.required}
          initialText={text}
          onText={next => next !== form.written().fields[name] && change(next)}
          count={control.count}
          limit={control.limit}
          rows={control.rows}
          preview={story}
        />
      )
    case 'choice': {
      const listed = options ?? control.options
      const asValue = (one: unknown): string => String(one ?? '')
      return (
        <SelectField
          {...shown}
          value={asValue(value)}
          onChange={event => {
            const { value: chosen } = event.currentTarget
            const found = listed.find(([one]) => asValue(one) === chosen)
            if (found) change(found[0])
          }}
        >
          {listed.map(([one, words]) => (
            <option key={asValue(one)} value={asValue(one)}>
              {words}
            </option>
          ))}
        </SelectField>
      )
    }
  }
}
