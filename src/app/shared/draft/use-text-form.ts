// Hook for a form that is one text with its draft: the text is checked when the button is pressed, and handed in once;
// its fault stands at the field.
import { useRef, useState } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Write, WriteResult } from '#app/platform/outbox/write.ts'
import { CHOOSE_VERSION } from './choose-version.ts'
import type { DraftEditorHandle } from './DraftEditor.tsx'
import { useHandIn, type WrittenDraft } from './use-hand-in.ts'

interface Options<Input, Answer, Known> {
  write: Write<Input & WrittenDraft, Answer, Known & NewOutboxItem['facts']>
  /** fault of a text, in words */
  faultOf: (text: string) => string | undefined
  /** facts by which a result that comes late is known as one of this form */
  about?: Partial<Known>
  onLate?: (answer: Answer) => void
}

export function useTextForm<Input, Answer, Known extends NewOutboxItem['facts']>({
  write,
  faultOf,
  about,
  onLate,
}: Options<Input, Answer, Known>) {
  const editor = useRef<DraftEditorHandle>(null)
  const [message, say] = useState<string>()
  const [hasTwo, hearTwo] = useState(false)
  const hear = (result: WriteResult<Answer>, facts: Known): void => {
    if (Object.entries(about ?? {}).some(([name, value]) => facts[name] !== value)) return
    if (result.state === 'done') onLate?.(result.answer)
    else if (result.state === 'refused') say(result.message)
  }
  const { handIn, pending, openOf, problem } = useHandIn<Input, Answer, Known>(write, about && hear)
  const isChecking = about !== undefined && !pending && openOf(about) !== null

  /** @returns the result; null when the text cannot be sent as it is */
  const send = async (input: Input): Promise<WriteResult<Answer> | null> => {
    const { current } = editor
    if (!current || pending || isChecking || hasTwo) return null
    const fault = faultOf(current.text())
    say(fault)
    if (fault) {
      current.focus()
      return null
    }
    const result = await handIn(current, input)
    if (result.state === 'refused') say(result.message)
    return result
  }
  return {
    ...{ editor, message, problem, say, send, pending, isChecking },
    /** Reason that prevents a press: the user has not chosen yet between two versions. */
    conflict: hasTwo ? CHOOSE_VERSION : undefined,
    /** Properties of its field. */
    field: { ref: editor, error: message, problem, onText: () => say(undefined), onConflict: hearTwo },
  }
}
export type TextForm<Input, Answer> = ReturnType<typeof useTextForm<Input, Answer, NewOutboxItem['facts']>>
