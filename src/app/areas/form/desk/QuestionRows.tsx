// Questions of a form being built: named, of a kind, with their choices, put in their order with buttons that keys reach.
import { CopyPlus, Trash2 } from 'lucide-react'
import { AddRow, Count, FaultLine, MoveButtons, useFocusAfter } from '#app/shared/scenario/rows.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import {
  isChoice,
  QUESTION_LABEL_MAX,
  QUESTION_NOTE_MAX,
  QUESTIONS_MOST,
  type Question,
  type QuestionKind,
  questionKindLabels,
  questionKinds,
} from '#rules/web-forms.ts'
import { newId } from './new-id.ts'
import { OptionRows } from './OptionRows.tsx'

interface QuestionRowsProps {
  rows: readonly Question[]
  /** questions that have answers: their kind and their choices stay */
  kept: readonly Question[]
  error: string | undefined
  onChange: (rows: readonly Question[]) => void
}

/** Choices of a question: as many as it had, two for one that had none, none for other kinds. */
const optionsFor = (kind: QuestionKind, { options }: Question): Question['options'] =>
  !isChoice(kind)
    ? []
    : options.length > 0
      ? options
      : [
          { optionId: newId(), label: '' },
          { optionId: newId(), label: '' },
        ]

export function QuestionRows({ rows, kept, error, onChange }: QuestionRowsProps) {
  const { list, adder, focusRow, focusAdder } = useFocusAfter()
  const isFull = rows.length >= QUESTIONS_MOST
  const change = (id: string, patch: Partial<Question>): void =>
    onChange(rows.map(row => (row.questionId === id ? { ...row, ...patch } : row)))
  const add = (question: Omit<Question, 'questionId'>, at: number): void => {
    const questionId = newId()
    onChange(rows.toSpliced(at, 0, { ...question, questionId }))
    focusRow(questionId)
  }
  return (
    <section ref={list} aria-label="質問">
      <SectionHeading more={<Count used={rows.length} most={QUESTIONS_MOST} />}>質問</SectionHeading>
      {rows.length === 0 && <p className="text-cap text-ink-soft">まだ質問がありません。</p>}
      {rows.length > 0 && (
        <ol className="mt-2 grid gap-3">
          {rows.map((row, index) => {
            const isKept = kept.some(one => one.questionId === row.questionId)
            const name = `質問 ${index + 1}`
            return (
              <li
                key={row.questionId}
                data-row={row.questionId}
                className="rounded-card border border-line bg-surface px-4 py-3"
              >
                <div className="flex flex-wrap items-center justify-end">
                  <h3 className="num mr-auto text-cap font-semibold">{name}</h3>
                  <MoveButtons {...{ name, rows, index, onChange }} />
                  {!isFull && (
                    <IconButton
                      icon={CopyPlus}
                      label={`${name}をコピー`}
                      onClick={() =>
                        add({ ...row, options: row.options.map(one => ({ ...one, optionId: newId() })) }, index + 1)
                      }
                    />
                  )}
                  {!isKept && (
                    <IconButton
                      icon={Trash2}
                      label={`${name}を削除`}
                      onClick={() => {
                        onChange(rows.toSpliced(index, 1))
                        focusAdder()
                      }}
                    />
                  )}
                </div>
                <TextField
                  label="質問の文"
                  autoComplete="off"
                  value={row.label}
                  maxLength={QUESTION_LABEL_MAX}
                  hint={
                    <span className="num">
                      {row.label.length} / {QUESTION_LABEL_MAX}文字
                    </span>
                  }
                  onChange={event => change(row.questionId, { label: event.currentTarget.value })}
                />
                {isKept ? (
                  <p className="mt-2 text-cap text-ink-soft">
                    {questionKindLabels[row.kind]}（回答があるため、種類は変えられません）
                  </p>
                ) : (
                  <SelectField
                    label="答えかた"
                    className="mt-2"
                    value={row.kind}
                    onChange={event => {
                      const kind = questionKinds.find(one => one === event.currentTarget.value) ?? row.kind
                      change(row.questionId, { kind, options: optionsFor(kind, row) })
                    }}
                  >
                    {questionKinds.map(kind => (
                      <option key={kind} value={kind}>
                        {questionKindLabels[kind]}
                      </option>
                    ))}
                  </SelectField>
                )}
                {isChoice(row.kind) && (
                  <OptionRows
                    name={name}
                    rows={row.options}
                    kept={kept.find(one => one.questionId === row.questionId)?.options ?? []}
                    onChange={options => change(row.questionId, { options: [...options] })}
                  />
                )}
                <TextAreaField
                  label="補足（なくてもよい）"
                  className="mt-2"
                  value={row.note}
                  maxLength={QUESTION_NOTE_MAX}
                  onChange={event => change(row.questionId, { note: event.currentTarget.value })}
                />
                <Switch
                  label="必ず答えてもらう"
                  className="mt-1"
                  checked={row.isRequired}
                  onChange={isRequired => change(row.questionId, { isRequired })}
                />
              </li>
            )
          })}
        </ol>
      )}
      <FaultLine error={error} />
      <AddRow
        ref={adder}
        full={isFull && `質問は${QUESTIONS_MOST}個までです。`}
        onAdd={() => add({ kind: 'line', label: '', note: '', isRequired: true, options: [] }, rows.length)}
      >
        質問を加える
      </AddRow>
    </section>
  )
}
