// The parts of a later chapter: the story until then, who comes first, the results it waits for.
import { Trash2 } from 'lucide-react'
import { FormField, Place } from '#app/shared/form/FormField.tsx'
import { TimeField } from '#app/shared/form/TimeField.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SCENARIO_RESULTS, scenarioResultLabels } from '#rules/scenario/replay.ts'
import { AwaitedName } from './AwaitedName.tsx'
import { APPEND_MOST, type AwaitedRow } from './append-fields.ts'
import { AddRow, Count, FaultLine, useRows } from './rows.tsx'
import type { OpeningForm } from './use-opening-save.ts'

export function ChapterFields({ form, worldId, now }: { form: OpeningForm; worldId: string; now: number }) {
  const { fields, faults, change } = form
  return (
    <>
      <FormField form={form} name="happened" />
      <FormField form={form} name="firstBackHours" />
      <Place name="awaited">
        <AwaitedFields
          worldId={worldId}
          rows={fields.awaited}
          error={faults.awaited}
          onChange={awaited => change({ awaited })}
        />
      </Place>
      {fields.awaited.length > 0 && (
        <TimeField {...{ form, now }} name="waitUntil" label="待つ期限（なくてもかまいません）" suffix="まで待ちます" />
      )}
    </>
  )
}

interface AwaitedFieldsProps {
  worldId: string
  rows: readonly AwaitedRow[]
  error: string | undefined
  onChange: (rows: readonly AwaitedRow[]) => void
}

function AwaitedFields({ worldId, rows, error, onChange }: AwaitedFieldsProps) {
  const { list, adder, change, add, remove } = useRows(rows, onChange)
  return (
    <section ref={list} aria-label="待つ結果">
      <SectionHeading more={<Count used={rows.length} most={APPEND_MOST.awaited} />}>
        ほかのシナリオの結果を待つ
      </SectionHeading>
      <p className="text-cap text-ink-soft">
        承認されたあと、ここに書いたリプレイがすべて公開されると、この章が始まります。
      </p>
      {rows.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {rows.map((row, index) => (
            <li key={row.id} data-row={row.id} className="flex flex-wrap items-end gap-2">
              <TextField
                label={`シナリオの番号 ${index + 1}`}
                inputMode="numeric"
                autoComplete="off"
                className="min-w-36 flex-[2_1_11rem]"
                value={row.scenarioId}
                onChange={event => change(row.id, { scenarioId: event.currentTarget.value })}
              />
              <TextField
                label={`章 ${index + 1}`}
                inputMode="numeric"
                autoComplete="off"
                className="w-20"
                value={row.phase}
                onChange={event => change(row.id, { phase: event.currentTarget.value })}
              />
              <span className="flex min-w-44 flex-[2_1_11rem] items-end">
                <SelectField
                  label={`条件 ${index + 1}`}
                  className="min-w-0 flex-1"
                  value={row.atLeast}
                  onChange={event => {
                    const { value } = event.currentTarget
                    change(row.id, { atLeast: SCENARIO_RESULTS.find(result => result === value) ?? '' })
                  }}
                >
                  <option value="">結果は問わない</option>
                  {SCENARIO_RESULTS.slice(0, -1).map(result => (
                    <option key={result} value={result}>
                      {scenarioResultLabels[result]}以上
                    </option>
                  ))}
                </SelectField>
                <IconButton icon={Trash2} label={`待つ結果 ${index + 1}を削除`} onClick={() => remove(row.id)} />
              </span>
              <AwaitedName worldId={worldId} row={row} />
            </li>
          ))}
        </ul>
      )}
      <FaultLine error={error} />
      <AddRow
        ref={adder}
        full={rows.length >= APPEND_MOST.awaited && `待つ結果は${APPEND_MOST.awaited}件までです。`}
        onAdd={() => add({ scenarioId: '', phase: '1', atLeast: '' })}
      >
        待つ結果を加える
      </AddRow>
    </section>
  )
}
