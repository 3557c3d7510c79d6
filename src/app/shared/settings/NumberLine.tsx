// Numbers of an item or a skill in a line: 腕力 +5・守り −1. A number is never separated from its name.
import { cx } from '#app/ui/cx.ts'
import type { ParameterName } from './queries.ts'
import { namedNumbers, signed } from './stat-values.ts'

export function NumberLine({
  parameters,
  numbers,
  className,
}: {
  parameters: readonly ParameterName[]
  numbers: readonly number[]
  className?: string
}) {
  const named = namedNumbers(parameters, numbers)
  if (named.length === 0) return null
  return (
    <span className={cx('num block', className)}>
      {named.map(({ id, name, value }, index) => (
        <span key={id} className="inline-block">
          {name} {signed(value)}
          {index < named.length - 1 && '・'}
        </span>
      ))}
    </span>
  )
}
