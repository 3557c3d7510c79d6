// Form of a proposal: name, description, numbers. All of it is a draft until it was sent.

import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { CLASS_TEXT_MAX, classTextFault, ORIGINAL_NAME_MAX, originalNameFault } from '#rules/applications.ts'
import { type ClassNumber, classNumberFault, numbersInWords } from '#rules/class-numbers.ts'
import { applicationRefusals } from '#rules/refusals/application.ts'
import { lengthCount } from '#rules/text/count.ts'
import { CLASS_PROPOSAL } from '../addresses.ts'
import { originalClassCalls } from '../queries.ts'
import { useApplying } from '../use-applying.ts'
import { keepWords, readWords, type Words } from '../written-words.ts'
import { ClassNumberFields, type Parameter } from './ClassNumberFields.tsx'

export interface ProposeFormProps {
  worldId: string
  characterId: string
  parameters: readonly Parameter[]
  draftId: string | undefined
}

export function ProposeForm({ worldId, characterId, parameters, draftId }: ProposeFormProps) {
  const navigate = useNavigate()
  const editor = useRef<DraftEditorHandle>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState<Words>({ name: '', numbers: [] })
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [hasTwo, setHasTwo] = useState(false)
  const leave = () =>
    navigate({ to: '/world/$worldId/originalClass', params: { worldId }, search: { mine: true, page: 1 } })
  const act = useApplying(`propose:${characterId}`, { onLate: () => void leave() })
  const { name, numbers } = written
  const ids = parameters.map(({ id }) => id)
  const nameFault = originalNameFault(name)
  const textFault = classTextFault(text)
  const numberFault = classNumberFault(numbers, ids)

  const change = (next: Words): void => {
    setWritten(next)
    editor.current?.fill(keepWords(next))
  }
  const propose = async (): Promise<void> => {
    setIsTried(true)
    act.forgetProblem()
    if (nameFault) return nameField.current?.focus()
    if (textFault) return editor.current?.focus()
    if (numberFault || act.reason || hasTwo || act.pending) return
    const input = { characterId, name, description: text, numberList: changing(numbers) }
    const proposed = await editor.current
      ?.submit(async draft => {
        const request = originalClassCalls.propose.request({ ...input, draftId: draft.draftId })
        const answer = await act.run(name.trim(), request, {
          ...{ draftId: draft.draftId, place: CLASS_PROPOSAL, target: worldId, fields: keepWords(written) },
        })
        // The error keeps the draft, because the proposal was not accepted.
        if (answer === null) throw new Error('not proposed')
        return true
      })
      .catch(() => false)
    if (!proposed) return
    toasts.add({ type: 'success', title: 'クラスを提案しました', overline: name.trim() })
    await leave()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void propose()
      }}
    >
      <p className="mb-3 text-cap text-ink-soft">
        運営が認めると、この世界のだれでもサブクラスにできます。手数料はかかりません。
      </p>
      <TextField
        ref={nameField}
        label="クラスの名前"
        className="mb-3"
        required
        autoComplete="off"
        value={name}
        error={isTried && nameFault ? applicationRefusals[nameFault].message : undefined}
        hint={<span className="num">{`${lengthCount(name)} / ${ORIGINAL_NAME_MAX}字`}</span>}
        onChange={event => change({ name: event.target.value, numbers })}
      />
      <DraftEditor
        ref={editor}
        label="どんなクラスか"
        required
        place={CLASS_PROPOSAL}
        target={worldId}
        draftId={draftId}
        limit={CLASS_TEXT_MAX}
        error={isTried && textFault ? applicationRefusals[textFault].message : undefined}
        rows={6}
        placeholder="どこから来て、何をする者たちですか？"
        onText={setText}
        onFields={fields => setWritten(known(readWords(fields), ids))}
        fieldWords={fields => wordsOf(readWords(fields), parameters)}
        onConflict={setHasTwo}
        onSubmit={() => void propose()}
      />
      <ClassNumberFields
        parameters={parameters}
        numbers={numbers}
        error={numberFault ? applicationRefusals[numberFault].message : undefined}
        onChange={next => change({ name, numbers: next })}
      />
      <PressNotice of={act} />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Send}
        className="mt-4"
        pending={act.pending}
        reason={
          hasTwo ? CHOOSE_VERSION : (act.reason ?? (numberFault ? '能力値を範囲の中に直してください。' : undefined))
        }
      >
        提案する
      </Button>
    </form>
  )
}

const changing = (numbers: readonly ClassNumber[]): ClassNumber[] =>
  numbers.filter(({ kijun, hosei }) => kijun !== 0 || hosei !== 0)

/** Leaves out parameters that no longer exist; they may have changed since the draft was written. */
const known = ({ name, numbers }: Words, ids: readonly number[]): Words => ({
  name,
  numbers: numbers.filter(({ id }) => ids.includes(id)),
})

function wordsOf({ name, numbers }: Words, parameters: readonly Parameter[]): string {
  const nameOf = (id: number) => parameters.find(parameter => parameter.id === id)?.name ?? ''
  const starts = numbersInWords(numbers.map(({ id, kijun }) => ({ name: nameOf(id), value: kijun })))
  return `名前：${name}${starts && `／はじめ：${starts}`}`
}
