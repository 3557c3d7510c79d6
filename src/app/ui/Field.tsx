// Fields of a form. Each takes every native prop and its ref.
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

interface Frame {
  label: ReactNode
  /** hides the label from view but not from screen readers, when the value is clear enough (a world select above a list) */
  hideLabel?: boolean | undefined
  /** advice for before typing */
  hint?: ReactNode
  /** fault in the user's words, shown beside the field and read with it */
  error?: string | undefined
}

const boxFace = (error?: string) =>
  cx(
    'flex w-full items-center rounded-card border bg-surface',
    'focus-within:border-ai focus-within:outline-2 focus-within:outline-ai',
    error ? 'border-hi outline outline-hi' : 'border-line-strong',
  )
const inputFace = 'w-full min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-soft'

/** Ids and aria attributes that connect the texts with the control. */
function useWiring(
  hint: ReactNode,
  error: string | undefined,
  given: { id?: string | undefined; describedBy?: string | undefined },
) {
  const made = useId()
  const id = given.id ?? made
  const describedBy = cx(given.describedBy, hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

function Around({
  id,
  label,
  hideLabel,
  hint,
  error,
  className,
  children,
}: Frame & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'vh' : 'mb-1.5 block text-cap leading-[1.6] font-semibold'}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-cap text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

export interface TextFieldProps extends Frame, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** an icon at the left end, inside the field */
  leading?: ReactNode
  /** a control at the right end, inside the field */
  trailing?: ReactNode
}

/** A line of text, 48 high. `className` goes to the whole field. */
export function TextField({ label, hideLabel, hint, error, leading, trailing, className, ...rest }: TextFieldProps) {
  const wiring = useWiring(hint, error, { id: rest.id, describedBy: rest['aria-describedby'] })
  return (
    <Around id={wiring.id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={boxFace(error)}>
        {leading}
        <input {...rest} {...wiring} className={cx(inputFace, 'min-h-[46px] rounded-card text-body')} />
        {trailing}
      </div>
    </Around>
  )
}

export interface TextAreaFieldProps extends Frame, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** A few lines of plain text, as high as its content and at least `rows`. Longer texts and notation need the editor. */
export function TextAreaField({ label, hideLabel, hint, error, rows, className, ...rest }: TextAreaFieldProps) {
  const wiring = useWiring(hint, error, { id: rest.id, describedBy: rest['aria-describedby'] })
  return (
    <Around id={wiring.id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={boxFace(error)}>
        <textarea
          {...rest}
          {...wiring}
          rows={rows ?? 2}
          style={rows ? { minHeight: `calc(${rows}lh + 1.25rem)` } : undefined}
          className={cx(
            inputFace,
            'field-sizing-content max-h-60 min-h-[46px] resize-none rounded-card py-2.5 text-body',
          )}
        />
      </div>
    </Around>
  )
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing'> {
  showLabel?: string | undefined
  hideLabelText?: string | undefined
}

/** A password with an eye that shows and hides it. Give `autoComplete` (current-password or new-password). */
export function PasswordField({
  showLabel = 'パスワードを表示',
  hideLabelText = 'パスワードを隠す',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? hideLabelText : showLabel}
          onClick={() => setShown(!shown)}
          className="mr-px"
        />
      }
    />
  )
}

export interface SelectFieldProps extends Frame, ComponentPropsWithRef<'select'> {
  /** 44 high, 14 bold, for beside a button above a list; otherwise 48 high as in a form */
  compact?: boolean | undefined
  /** less room around its words, where several stand in one row of a phone */
  tight?: boolean | undefined
}

/** The device's own select with the look of the other fields. Its children are `option`s. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  compact,
  tight,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  const wiring = useWiring(hint, error, { id: rest.id, describedBy: rest['aria-describedby'] })
  return (
    <Around id={wiring.id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={cx(boxFace(error), 'relative')}>
        <select
          {...rest}
          {...wiring}
          className={cx(
            inputFace,
            'appearance-none truncate rounded-card text-ink',
            tight ? 'pr-7 pl-2' : 'pr-9',
            compact ? '-my-px min-h-11 text-sub font-semibold' : '-my-px min-h-12 text-body',
          )}
        >
          {children}
        </select>
        <Icon of={ChevronDown} size="s" className={cx('pointer-events-none absolute', tight ? 'right-2' : 'right-3')} />
      </div>
    </Around>
  )
}

export interface CheckFieldProps extends Omit<Frame, 'hideLabel'>, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

/** A checkbox with its label, 44 high to touch. */
export function CheckField({ label, hint, error, className, ...rest }: CheckFieldProps) {
  const wiring = useWiring(hint, error, { id: rest.id, describedBy: rest['aria-describedby'] })
  return (
    <div className={className}>
      <label htmlFor={wiring.id} className="flex min-h-11 items-center gap-3 text-sub">
        <input {...rest} {...wiring} type="checkbox" className="size-5 flex-none rounded-bar accent-ai" />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${wiring.id}-hint`} className="pl-8 text-cap text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${wiring.id}-error`} className="pl-8 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
    </div>
  )
}
