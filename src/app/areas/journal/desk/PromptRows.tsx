// Table of the questions of a journal: the totals for which each is asked, and its words. Of one that somebody has begun the words
// alone change.
import { Plus, Trash2 } from 'lucide-react'
import { Count, FaultLine, MoveButtons, nextId, useFocusAfter } from '#app/shared/scenario/rows.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextAreaField, TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { firstUncovered, JOURNAL_MOST } from '#rules/journal-desk.ts'
import { type Dice, diceWords } from '#rules/journals.ts'
import type { PromptRow } from './fields.ts'

interface PromptRowsProps {
  rows: readonly PromptRow[]
  dice: Dice
  /** whether somebody has begun it */
  isPlayed: boolean
  error: string | undefined
  onChange: (rows: readonly PromptRow[]) => void
}

export function PromptRows({ rows, dice, isPlayed, error, onChange }: PromptRowsProps) {
  const { list, adder, focusRow, focusAdder } = useFocusAfter<HTMLOListElement>()
  const change = (key: number, patch: Partial<PromptRow>): void =>
    onChange(rows.map(row => (row.key === key ? { ...row, ...patch } : row)))
  const add = (): void => {
    const key = nextId(rows.map(row => row.key))
    const next = firstUncovered(
      dice,
      rows.map(({ from, to }) => ({ fromTotal: Number(from), toTotal: Number(to) })),
    )
    const total = String(next ?? dice.count)
    onChange([...rows, { key, from: total, to: total, text: '' }])
    focusRow(key)
  }
  return (
    <section aria-label="問い">
      <SectionHeading more={<Count used={rows.length} most={JOURNAL_MOST.prompts} />}>問い</SectionHeading>
      <p className="num text-cap text-ink-soft">
        {diceWords(dice)}の合計（{dice.count}から{dice.count * dice.sides}）ごとに、たずねることを決めます。
      </p>
      <FaultLine error={error} />
      <ol ref={list} className="mt-2 grid gap-3">
        {rows.map((row, index) => (
          <Row
            key={row.key}
            {...{ row, isPlayed }}
            name={`問い ${index + 1}`}
            onChange={patch => change(row.key, patch)}
            acts={
              !isPlayed && (
                <>
                  <MoveButtons name={`問い ${index + 1}`} {...{ rows, index, onChange }} />
                  <IconButton
                    icon={Trash2}
                    label={`問い ${index + 1}を削除`}
                    onClick={() => {
                      onChange(rows.toSpliced(index, 1))
                      focusAdder()
                    }}
                  />
                </>
              )
            }
          />
        ))}
      </ol>
      {!isPlayed && rows.length < JOURNAL_MOST.prompts && (
        <Button ref={adder} variant="text" icon={Plus} onClick={add}>
          問いを加える
        </Button>
      )}
    </section>
  )
}

interface RowProps {
  row: PromptRow
  name: string
  isPlayed: boolean
  acts: React.ReactNode
  onChange: (patch: Partial<PromptRow>) => void
}

const Row = ({ row: { key, from, to, text }, name, isPlayed, acts, onChange }: RowProps) => (
  <li data-row={key} className="rounded-card border border-line bg-surface px-4 py-3">
    <div className="flex flex-wrap items-end gap-x-3">
      {isPlayed ? (
        <p className="num text-cap font-semibold">{from === to ? `出目 ${from}` : `出目 ${from}から${to}`}</p>
      ) : (
        <>
          <TextField
            label={`${name}の出目`}
            className="w-24"
            inputMode="numeric"
            autoComplete="off"
            value={from}
            onChange={event => onChange({ from: event.currentTarget.value })}
          />
          <span className="pb-3 text-sub">から</span>
          <TextField
            label={`${name}の出目の終わり`}
            hideLabel
            className="w-24"
            inputMode="numeric"
            autoComplete="off"
            value={to}
            onChange={event => onChange({ to: event.currentTarget.value })}
          />
        </>
      )}
      <span className="ml-auto flex flex-none">{acts}</span>
    </div>
    <TextAreaField
      label={`${name}の言葉`}
      className="mt-2"
      rows={2}
      value={text}
      onChange={event => onChange({ text: event.currentTarget.value })}
    />
  </li>
)
