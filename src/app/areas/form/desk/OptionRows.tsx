// Choices of a question being built.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { announce } from '#app/ui/announce.ts'
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
  const list = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const { current: id } = wanted
    wanted.current = null
    if (id) list.current?.querySelector<HTMLElement>(`[data-option="${id}"] input`)?.focus()
  })
  const move = (index: number, by: 1 | -1): void => {
    const row = rows[index]
    if (!row || !rows[index + by]) return
    onChange(rows.toSpliced(index, 1).toSpliced(index + by, 0, row))
    announce(`${index + by + 1}番目に動かしました。`)
  }
  const add = (): void => {
    const optionId = newId()
    onChange([...rows, { optionId, label: '' }])
    wanted.current = optionId
  }
  return (
    <fieldset ref={list} className="mt-2">
      <legend className="text-cap font-semibold">選択肢</legend>
      <ol>
        {rows.map((row, index) => (
          <li key={row.optionId} data-option={row.optionId} className="flex flex-wrap items-center">
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
              <IconButton
                icon={ArrowUp}
                label={`${name}の選択肢 ${index + 1}を上へ`}
                aria-disabled={index === 0}
                className={index === 0 ? 'opacity-40' : ''}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`${name}の選択肢 ${index + 1}を下へ`}
                aria-disabled={index === rows.length - 1}
                className={index === rows.length - 1 ? 'opacity-40' : ''}
                onClick={() => move(index, 1)}
              />
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
