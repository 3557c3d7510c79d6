// Numbers of an opening: on one line as the master's settings have them, and all of them where one opens that.
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { NumberFields, numberWords } from './NumberFields.tsx'
import { numberErrors } from './opening-faults.ts'
import type { OpeningForm } from './use-opening-save.ts'

interface NumberDetailsProps {
  form: OpeningForm
  /** whether an order has decided members and price */
  isOrdered?: boolean
}

export function NumberDetails({ form: { fields, faults, change }, isOrdered = false }: NumberDetailsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{isOrdered ? '日程' : '人数・参加費・日程'}</SectionHeading>
      <p className="num text-sub">{numberWords(fields, isOrdered)}</p>
      {/* What is wrong stands open. */}
      <details open={faults.numbers !== undefined || undefined} className="group mt-1">
        <summary className="flex min-h-11 list-none items-center gap-1.5 text-cap font-semibold text-ai [&::-webkit-details-marker]:hidden">
          数字を変える
          <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
        </summary>
        <div className="mt-1 rounded-card border border-line bg-surface p-4">
          <NumberFields
            fields={fields}
            errors={faults.numbers ? numberErrors(fields) : {}}
            isOrdered={isOrdered}
            onChange={change}
          />
        </div>
      </details>
    </section>
  )
}
