// Lines of text about a character, each with its length as the rule counts it.
import { TextField } from '#app/ui/Field.tsx'
import { type ToldField, toldFields } from '#rules/character-texts.ts'
import { lengthCount } from '#rules/text/count.ts'

interface ToldLinesProps<Line extends ToldField> {
  lines: readonly Line[]
  values: Readonly<Record<Line, string>>
  errors: Readonly<Partial<Record<Line, string | undefined>>>
  examples?: Readonly<Record<Line, string>>
  onChange: (patch: Partial<Record<Line, string>>) => void
}

export const ToldLines = <Line extends ToldField>(props: ToldLinesProps<Line>) => {
  const { lines, values, errors, examples, onChange } = props
  return (
    <div className="grid gap-4 min-[480px]:grid-cols-2">
      {lines.map(line => (
        <TextField
          key={line}
          label={toldFields[line].label}
          autoComplete="off"
          value={values[line]}
          error={errors[line]}
          placeholder={examples?.[line]}
          hint={<span className="num">{`${lengthCount(values[line])} / ${toldFields[line].max}文字`}</span>}
          onChange={event => onChange({ [line]: event.currentTarget.value } as Partial<Record<Line, string>>)}
        />
      ))}
    </div>
  )
}
