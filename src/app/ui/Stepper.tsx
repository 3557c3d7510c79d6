// Stepper: a number between two buttons that count it down and up.
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from './IconButton.tsx'

export interface StepperProps {
  label: string
  /** unit of the number: 個 */
  unit: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number between two limits. Steps and typing give whole numbers; while the field is empty, the former number counts. */
export function Stepper({ label, unit, value, min, max, onChange }: StepperProps) {
  const id = useId()
  const [isEmpty, setEmpty] = useState(false)
  const set = (next: number) => {
    setEmpty(false)
    onChange(Math.min(max, Math.max(min, Math.trunc(next))))
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <label htmlFor={id} className="text-sub font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <IconButton icon={Minus} label={`1${unit}減らす`} aria-disabled={value <= min} onClick={() => set(value - 1)} />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={isEmpty ? '' : value}
          onChange={({ currentTarget: { valueAsNumber: typed } }) =>
            Number.isNaN(typed) ? setEmpty(true) : set(typed)
          }
          onBlur={() => setEmpty(false)}
          className="num min-h-11 w-14 [appearance:textfield] rounded-card border border-line-strong bg-transparent text-center text-body outline-none focus:border-ai focus:outline-2 focus:outline-ai"
        />
        <span className="text-sub">{unit}</span>
        <IconButton icon={Plus} label={`1${unit}増やす`} aria-disabled={value >= max} onClick={() => set(value + 1)} />
      </div>
    </div>
  )
}
