// A number that is typed, with digits of either width; while the field holds none, the former number counts.
import { useState } from 'react'
import { TextField } from '#app/ui/Field.tsx'
import { typedNumber } from './cast-results.ts'

interface NumberFieldProps {
  label: string
  value: number
  hint?: string
  error?: string | undefined
  onChange: (value: number) => void
}

export function NumberField({ label, value, hint, error, onChange }: NumberFieldProps) {
  // The typed text stands as it is until the field is left, so that Japanese input is never broken.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      className="min-w-0"
      value={typed ?? String(value)}
      hint={hint && <span className="num">{hint}</span>}
      error={error}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        const number = text.trim() === '' ? 0 : typedNumber(text)
        if (number !== null && number !== value) onChange(number)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
