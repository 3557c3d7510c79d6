// Races and classes to choose from: name, description, strengths.
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { WorldClass } from '../queries.ts'

const MOST_STRENGTHS = 3

type Parameter = { id: number; value: string }

/** Bonuses at the first level, the largest first. */
function strengthsOf({ kijun, hosei }: WorldClass, parameters: readonly Parameter[]): string[] {
  return parameters
    .map(({ id, value }) => ({ value, sum: (kijun[id - 1] ?? 0) + (hosei[id - 1] ?? 0) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MOST_STRENGTHS)
    .map(({ value, sum }) => `${value} ${sum}`)
}

export function ClassChoice({
  label,
  note,
  classes,
  parameters,
  value,
  mayBeNone,
  error,
  onChange,
}: {
  label: string
  note?: string
  classes: readonly WorldClass[]
  parameters: readonly Parameter[]
  value: string | null
  mayBeNone: boolean
  error: string | undefined
  onChange: (classId: string | null) => void
}) {
  const name = useId()
  if (classes.length === 0) return null
  const choice = (classId: string | null, inside: React.ReactNode) => {
    const on = value === classId
    return (
      <label
        key={classId ?? 'none'}
        className={cx(
          'relative flex min-h-14 items-start gap-3 rounded-card border bg-surface px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-ai',
          on ? 'border-ai outline outline-ai' : 'border-line',
        )}
      >
        <input type="radio" className="vh" name={name} checked={on} onChange={() => onChange(classId)} />
        <span className="min-w-0 flex-1">{inside}</span>
        {on && <Icon of={Check} className="text-ai" />}
      </label>
    )
  }
  return (
    <fieldset className="mt-4" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-cap font-semibold">
        {label}
        {!mayBeNone && <span className="ml-1.5 text-meta text-shu">必須</span>}
      </legend>
      {note && <p className="mb-2 text-cap text-ink-soft">{note}</p>}
      {error && (
        <p id={`${name}-error`} role="alert" className="mb-2 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
      <div className="grid grid-cols-1 gap-2 min-[640px]:grid-cols-2">
        {mayBeNone && choice(null, <span className="font-mincho text-body font-semibold">なし</span>)}
        {classes.map(each =>
          choice(
            each.classId,
            <>
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-mincho text-body leading-[1.45] font-semibold">{each.className}</span>
                {each.isOriginal && <Chip tone="kin">オリジナル</Chip>}
              </span>
              <span className="block text-cap text-ink-soft">{each.description}</span>
              <span className="num mt-1 flex flex-wrap gap-x-3 text-meta">
                {strengthsOf(each, parameters).map(words => (
                  <span key={words}>{words}</span>
                ))}
              </span>
            </>,
          ),
        )}
      </div>
    </fieldset>
  )
}
