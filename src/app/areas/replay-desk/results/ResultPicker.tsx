// Choice of one of the five results: native radios side by side, in as many lines as their words need.
import { useId } from 'react'
import { cx } from '#app/ui/cx.ts'
import { SCENARIO_RESULTS, type ScenarioResult, scenarioResultLabels } from '#rules/scenario/replay.ts'

interface ResultPickerProps {
  label: string
  value: ScenarioResult | null
  error?: string | undefined
  onChange: (value: ScenarioResult) => void
}

export function ResultPicker({ label, value, error, onChange }: ResultPickerProps) {
  const name = useId()
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className="mb-1.5 text-cap font-semibold">{label}</legend>
      <div
        className={cx(
          'grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-[3px] rounded-card bg-sunken p-[3px]',
          error && 'outline outline-hi',
        )}
      >
        {SCENARIO_RESULTS.map(result => (
          <label
            key={result}
            className="relative flex min-h-11 items-center justify-center rounded-[9px] px-1 text-center text-cap whitespace-nowrap has-checked:bg-surface has-checked:font-bold has-checked:text-ai has-checked:outline-[1.5px] has-checked:-outline-offset-[1.5px] has-checked:outline-ai has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="vh"
              name={name}
              checked={result === value}
              onChange={() => onChange(result)}
            />
            {scenarioResultLabels[result]}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
    </fieldset>
  )
}
