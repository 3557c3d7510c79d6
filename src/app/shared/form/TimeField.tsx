// Field of a form for a date and time on a clock in Japan, and two of them side by side for a period.
import type { ComponentProps, ReactNode } from 'react'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { Place } from './FormField.tsx'
import type { Fields } from './use-form.ts'

type Named<Values> = { [Name in keyof Values & string]: Values[Name] extends string ? Name : never }[keyof Values &
  string]

interface TimeFieldProps<Values> extends Pick<ComponentProps<typeof JapanTimeField>, 'suffix' | 'hint' | 'now'> {
  form: Fields<Values>
  name: Named<Values>
  label?: string
}

export function TimeField<Values>({
  form,
  name,
  label = form.kind.table[name].label,
  ...face
}: TimeFieldProps<Values>) {
  return (
    <Place name={name}>
      <JapanTimeField
        {...{ label, ...face }}
        value={form.fields[name] as string}
        error={form.faults[name]}
        onChange={value => form.change({ [name]: value } as Partial<Values>)}
      />
    </Place>
  )
}

export const Period = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 md:grid-cols-2">{children}</div>
)
