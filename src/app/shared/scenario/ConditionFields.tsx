// Conditions for players to come into a scenario: levels, race, class, an earlier scenario.
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { worldQueries } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { conditionKindLabels } from '#rules/scenario/condition-words.ts'
import { CONDITION_KINDS, CONDITIONS_MOST } from '#rules/scenario/opening.ts'
import { type ConditionRow, isTyped } from './opening-fields.ts'
import { AddRow, Count, FaultLine, useRows } from './rows.tsx'

interface ConditionFieldsProps {
  worldId: string
  rows: readonly ConditionRow[]
  error: string | undefined
  onChange: (rows: readonly ConditionRow[]) => void
}

export function ConditionFields({ worldId, rows, error, onChange }: ConditionFieldsProps) {
  const { list, adder, change, add, remove } = useRows(rows, onChange)
  return (
    <section ref={list} aria-label="参加条件">
      <SectionHeading more={<Count used={rows.length} most={CONDITIONS_MOST} />}>参加条件</SectionHeading>
      <p className="text-cap text-ink-soft">すべてに当てはまるキャラクターだけが参加できます。</p>
      {rows.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {rows.map((row, index) => (
            <li key={row.id} data-row={row.id} className="flex flex-wrap items-end gap-2">
              <SelectField
                label={`条件 ${index + 1}`}
                className="min-w-36 flex-[1_1_9rem]"
                value={row.kind}
                onChange={event => {
                  const { value } = event.currentTarget
                  const kind = CONDITION_KINDS.find(known => known === value) ?? 'levelFrom'
                  change(row.id, { kind, value: '' })
                }}
              >
                {CONDITION_KINDS.map(kind => (
                  <option key={kind} value={kind}>
                    {conditionKindLabels[kind]}
                  </option>
                ))}
              </SelectField>
              <span className="flex min-w-44 flex-[2_1_11rem] items-end">
                <Value worldId={worldId} row={row} index={index} onChange={value => change(row.id, { value })} />
                <IconButton icon={Trash2} label={`条件 ${index + 1}を削除`} onClick={() => remove(row.id)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <FaultLine error={error} />
      <AddRow
        ref={adder}
        full={rows.length >= CONDITIONS_MOST && `参加条件は${CONDITIONS_MOST}個までです。`}
        onAdd={() => add({ kind: 'levelFrom', value: '' })}
      >
        参加条件を加える
      </AddRow>
    </section>
  )
}

interface ValueProps {
  worldId: string
  row: ConditionRow
  index: number
  onChange: (value: string) => void
}

function Value({ worldId, row: { kind, value }, index, onChange }: ValueProps) {
  const { data } = useQuery({ ...worldQueries.classes(worldId), enabled: !isTyped(kind) })
  const label = `条件 ${index + 1}の${kind === 'joined' ? 'シナリオの番号' : conditionKindLabels[kind]}`
  if (isTyped(kind)) {
    return (
      <TextField
        label={label}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        className="min-w-0 flex-1"
        placeholder={kind === 'joined' ? 'シナリオの番号' : '1〜99'}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    )
  }
  const classes = data?.classList.filter(({ classKind }) => (kind === 'race') === (classKind === 'A')) ?? []
  const isKnown = value === '' || classes.some(({ classId }) => classId === value)
  return (
    <SelectField
      label={label}
      hideLabel
      className="min-w-0 flex-1"
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    >
      <option value="">選んでください</option>
      {!isKnown && <option value={value}>選択中の{conditionKindLabels[kind]}</option>}
      {classes.map(({ classId, className }) => (
        <option key={classId} value={classId}>
          {className}
        </option>
      ))}
    </SelectField>
  )
}
