// Numbers of a proposed class: two choices for each parameter, and their sums.
import { SectionHeading } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { SelectField } from '#app/ui/Field.tsx'
import { type ClassNumber, type ClassNumberKind, classNumberBounds, sumOf } from '#rules/class-numbers.ts'

export type Parameter = { id: number; name: string }

const kinds = ['kijun', 'hosei'] as const satisfies readonly ClassNumberKind[]
const words: Record<ClassNumberKind, string> = { kijun: 'はじめの値', hosei: '1レベルごと' }

const choices = ({ least, most }: { least: number; most: number }): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => most - index)
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

export interface ClassNumberFieldsProps {
  parameters: readonly Parameter[]
  numbers: readonly ClassNumber[]
  error: string | undefined
  onChange: (numbers: ClassNumber[]) => void
}

export function ClassNumberFields({ parameters, numbers, error, onChange }: ClassNumberFieldsProps) {
  const numberOf = (id: number): ClassNumber => numbers.find(number => number.id === id) ?? { id, kijun: 0, hosei: 0 }
  const change = (id: number, kind: ClassNumberKind, value: number): void => {
    const others = numbers.filter(number => number.id !== id)
    onChange([...others, { ...numberOf(id), [kind]: value }].sort((one, other) => one.id - other.id))
  }
  if (parameters.length === 0) return null
  return (
    <fieldset>
      <legend className="w-full">
        <SectionHeading>能力値</SectionHeading>
      </legend>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {parameters.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-[1_1_4.5rem] text-sub font-semibold max-[379px]:basis-full">{name}</span>
            {kinds.map(kind => (
              <SelectField
                key={kind}
                compact
                className="flex-[1_1_6rem]"
                label={
                  <>
                    <span className="vh">{name}の</span>
                    {words[kind]}
                  </>
                }
                value={numberOf(id)[kind]}
                onChange={event => change(id, kind, Number(event.target.value))}
              >
                {choices(classNumberBounds[kind]).map(value => (
                  <option key={value} value={value}>
                    {signed(value)}
                  </option>
                ))}
              </SelectField>
            ))}
          </li>
        ))}
      </ul>
      <p role="status" className={cx('num mt-2 text-cap', error ? 'font-semibold text-hi' : 'text-ink-soft')}>
        {kinds.map(kind => `${words[kind]}の合計 ${sumOf(numbers, kind)} / ${classNumberBounds[kind].sum}`).join('・')}
        {error && `。${error}`}
      </p>
    </fieldset>
  )
}
