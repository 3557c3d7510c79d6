// One line of text about a character, with its length as the rule counts it.
import { TextField } from '#app/ui/Field.tsx'
import { type ToldField, toldFields } from '#rules/character-texts.ts'
import { lengthCount } from '#rules/text/count.ts'

export function ToldLine({
  field,
  value,
  error,
  placeholder,
  onChange,
}: {
  field: ToldField
  value: string
  error: string | undefined
  placeholder?: string
  onChange: (value: string) => void
}) {
  const { label, max } = toldFields[field]
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={value}
      error={error}
      placeholder={placeholder}
      hint={<span className="num">{`${lengthCount(value)} / ${max}文字`}</span>}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
