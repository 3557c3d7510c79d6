// Choices that a scenario offers its players: named, described, put in their order.
import { Trash2 } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextAreaField, TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { CHOICES_MOST } from '#rules/scenario/opening.ts'
import { countWords } from './opening-faults.ts'
import type { ChoiceRow } from './opening-fields.ts'
import { AddRow, Count, FaultLine, MoveButtons, useRows } from './rows.tsx'

interface ChoiceFieldsProps {
  rows: readonly ChoiceRow[]
  error: string | undefined
  onChange: (rows: readonly ChoiceRow[]) => void
}

export function ChoiceFields({ rows, error, onChange }: ChoiceFieldsProps) {
  const { list, adder, change, add, remove } = useRows(rows, onChange)
  return (
    <section ref={list} aria-label="選択肢">
      <SectionHeading more={<Count used={rows.length} most={CHOICES_MOST} />}>選択肢</SectionHeading>
      <p className="text-cap text-ink-soft">プレイヤーは、プレイングと一緒に1つを選びます。なくてもかまいません。</p>
      {rows.length > 0 && (
        <ol className="mt-2 grid gap-3">
          {rows.map((row, index) => (
            <li key={row.id} data-row={row.id} className="rounded-card border border-line bg-surface px-4 py-3">
              <div className="flex flex-wrap items-center justify-end">
                <h3 className="num mr-auto text-cap font-semibold">選択肢 {index + 1}</h3>
                <MoveButtons name={`選択肢 ${index + 1}`} {...{ rows, index, onChange }} />
                <IconButton icon={Trash2} label={`選択肢 ${index + 1}を削除`} onClick={() => remove(row.id)} />
              </div>
              <TextField
                label="名前"
                autoComplete="off"
                value={row.name}
                hint={<span className="num">{countWords(row.name, 'choiceName')}</span>}
                onChange={event => change(row.id, { name: event.currentTarget.value })}
              />
              <TextAreaField
                label="説明（なくてもよい）"
                className="mt-2"
                value={row.description}
                hint={<span className="num">{countWords(row.description, 'choiceDescription')}</span>}
                onChange={event => change(row.id, { description: event.currentTarget.value })}
              />
            </li>
          ))}
        </ol>
      )}
      <FaultLine error={error} />
      <AddRow
        ref={adder}
        full={rows.length >= CHOICES_MOST && `選択肢は${CHOICES_MOST}個までです。`}
        onAdd={() => add({ name: '', description: '' })}
      >
        選択肢を加える
      </AddRow>
    </section>
  )
}
