// Choices of a question being built.
import { Plus, Trash2 } from 'lucide-react'
import { MoveButtons, useFocusAfter } from '#app/shared/scenario/rows.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { OPTION_LABEL_MAX, OPTIONS_MOST, type QuestionOption } from '#rules/web-forms.ts'
import { newId } from './new-id.ts'

interface OptionRowsProps {
  /** name of the question: 質問 2 */
  name: string
  rows: readonly QuestionOption[]
  /** choices that answers may have: they are not taken away */
  kept: readonly QuestionOption[]
  onChange: (rows: readonly QuestionOption[]) => void
}

export function OptionRows({ name, rows, kept, onChange }: OptionRowsProps) {
  const { list, focusRow } = useFocusAfter<HTMLFieldSetElement>()
  const add = (): void => {
    const optionId = newId()
    onChange([...rows, { optionId, label: '' }])
    focusRow(optionId)
  }
  return (
    <fieldset ref={list} className="mt-2">
      <legend className="text-cap font-semibold">選択肢</legend>
      <ol>
        {rows.map((row, index) => (
          <li key={row.optionId} data-row={row.optionId} className="flex flex-wrap items-center">
            <TextField
              label={`${name}の選択肢 ${index + 1}`}
              hideLabel
              className="min-w-0 flex-[1_1_8rem] py-1"
              autoComplete="off"
              maxLength={OPTION_LABEL_MAX}
              value={row.label}
              onChange={event => {
                const { value: label } = event.currentTarget
                onChange(rows.map(one => (one.optionId === row.optionId ? { ...one, label } : one)))
              }}
            />
            <span className="flex flex-none">
              <MoveButtons name={`${name}の選択肢 ${index + 1}`} {...{ rows, index, onChange }} />
              {!kept.some(one => one.optionId === row.optionId) && (
                <IconButton
                  icon={Trash2}
                  label={`${name}の選択肢 ${index + 1}を削除`}
                  onClick={() => onChange(rows.toSpliced(index, 1))}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
      {rows.length < OPTIONS_MOST && (
        <Button variant="text" icon={Plus} onClick={add}>
          選択肢を加える
        </Button>
      )}
    </fieldset>
  )
}
