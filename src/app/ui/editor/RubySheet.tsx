// Sheet that asks for the reading of the selected words; without a selection, also for the words.
import { type FormEvent, useId, useState } from 'react'
import { commonMessages } from '#rules/messages/common.ts'
import { Button } from '../Button.tsx'
import { TextField } from '../Field.tsx'
import { Actions, Sheet } from '../Sheet.tsx'
import { addRuby, baseRefusal, type Edit, type FoundRuby, readingRefusal, removeRuby } from './marks.ts'

export interface RubyPlace {
  /** the whole text, and the selection in it */
  text: string
  start: number
  end: number
  /** the ruby at the selection, if there is one */
  found: FoundRuby | null
}

export function RubySheet({
  place: { text, start, end, found },
  onEdit,
  onClose,
}: {
  place: RubyPlace
  onEdit: (edit: Edit) => void
  onClose: () => void
}) {
  const selected = found ? found.base : text.slice(start, end)
  const [base, setBase] = useState(selected)
  const [reading, setReading] = useState(found?.reading ?? '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useId()
  const hasBase = selected !== ''
  const baseError = hasBase || refusal ? baseRefusal(base) : null
  const canDo = !(hasBase && baseError)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The event must not reach a form around the editor.
    event.stopPropagation()
    const outcome = addRuby(text, found?.start ?? start, found?.end ?? end, base, reading)
    if ('edit' in outcome) onEdit(outcome.edit)
    else setRefusal(outcome.refusal)
  }
  const readingError = refusal && !baseError ? (readingRefusal(reading) ?? refusal) : undefined
  return (
    <Sheet open onClose={onClose} title={found ? 'ルビを直す' : 'ルビをふる'}>
      <form id={form} onSubmit={submit} className="mt-3 grid gap-3">
        {hasBase ? (
          <p className="text-center font-mincho text-head leading-[2] wrap-anywhere">
            <ruby>
              {base}
              <rt>{reading || '　'}</rt>
            </ruby>
          </p>
        ) : (
          <TextField
            label="ルビをふる文字"
            value={base}
            data-autofocus=""
            autoComplete="off"
            error={baseError ?? undefined}
            onChange={event => setBase(event.target.value)}
          />
        )}
        {hasBase && baseError && (
          <p role="alert" className="text-cap font-semibold text-hi">
            {baseError}
          </p>
        )}
        {canDo && (
          <TextField
            label="ルビ（読みがな）"
            value={reading}
            data-autofocus={hasBase ? '' : undefined}
            autoComplete="off"
            error={readingError ?? undefined}
            onChange={event => setReading(event.target.value)}
          />
        )}
      </form>
      <Actions>
        {found ? (
          <Button size="big" variant="line" onClick={() => onEdit(removeRuby(found))}>
            ルビを外す
          </Button>
        ) : (
          <Button size="big" variant="line" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
        )}
        {canDo && (
          <Button size="big" variant="ai" type="submit" form={form}>
            {found ? '直す' : 'ふる'}
          </Button>
        )}
      </Actions>
    </Sheet>
  )
}
