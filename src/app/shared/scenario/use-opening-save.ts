// Saving an opening: kept in the outbox with its draft, sent once; what was sent is what the form goes back to until the answer was
// read, also when that comes in a later visit.
import { type RefObject, useEffect, useState } from 'react'
import type { RequestOf } from '#app/platform/api.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { defineWrite, problemOf } from '#app/platform/outbox/write.ts'
import type { DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { handedIn, OPENING } from '#app/shared/draft/handed-in.ts'
import { useHandIn, type WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { DraftPlaceName } from '#rules/drafts.ts'
import { CHECKING, offlineWritingReason } from '#rules/messages/offline.ts'
import { bodyOf, type Ground, type OpeningBody } from './opening-fields.ts'
import type { OpeningForm } from './use-opening-form.ts'
import { readOpening, writeOpening } from './written-opening.ts'

/** The answer to a save: which phase it is, and its version now. */
export type SavedOpening = { scenarioId: number; phase: number; version: number }

/** Way in which a desk sends an opening: as a new one, or over a version of one. */
export type MakeRequest = (
  body: OpeningBody & { draftId: string | null },
  baseVersion: number,
) => RequestOf<SavedOpening>

type Sent = WrittenDraft &
  Pick<Ground, 'fields' | 'version'> & { make: MakeRequest; place: DraftPlaceName; target: string }

const saving = defineWrite({
  kind: OPENING,
  policy: 'online',
  thing: ['target'],
  touches: ['scenarioInfo', 'scenarioOffice', 'scenario'],
  toasts: 'none',
  press: ({ make, fields, version, place, target, draftId, text }: Sent) => ({
    entity: `opening:${target}`,
    request: make({ ...bodyOf(fields, text), draftId }, version),
    note: fields.scenarioTitle || '（題名なし）',
    facts: { draftId, place, target, fields: writeOpening({ fields, version }) },
  }),
})

interface Saving {
  form: OpeningForm
  editor: RefObject<DraftEditorHandle | null>
  place: DraftPlaceName
  target: string
  make: MakeRequest
  /** hears what was saved by a press whose answer came late */
  onLate: (saved: SavedOpening) => void
}

export function useOpeningSave({ form, editor, place, target, make, onLate }: Saving) {
  const online = useOnline()
  const outbox = useOutbox()
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const { handIn, pending, openOf } = useHandIn(saving, (result, facts) => {
    if (facts.target !== target) return
    if (result.state === 'done') {
      form.settle(form.ground, result.answer.version)
      onLate(result.answer)
    } else if (result.state === 'refused') {
      form.fallBack()
      setProblem(problemOf(result))
    }
  })
  const open = openOf({ target })?.item
  const isChecking = open !== undefined && !pending
  const sentBefore = isChecking ? handedIn(open) : null
  const { restOn } = form
  // One of an earlier visit: its draft may end at any moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item.
  useEffect(() => {
    if (!sentBefore) return
    const { text, fields } = sentBefore
    const { ground } = form
    queueMicrotask(() => restOn({ ...readOpening(fields, ground), text }))
  }, [open?.id, isChecking])

  const save = async (): Promise<SavedOpening | null> => {
    const { current } = editor
    if (!current || pending || isChecking) return null
    setProblem(null)
    const sent = form.written()
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { make, fields: sent.fields, version: form.version(), place, target })
    if (result.state === 'done') {
      form.settle(sent, result.answer.version)
      return result.answer
    }
    // What is still on its way may have arrived.
    if (result.state !== 'waiting' && result.state !== 'checking') form.fallBack()
    setProblem(problemOf(result))
    return null
  }
  return {
    save,
    pending,
    problem,
    forgetProblem: () => setProblem(null),
    isChecking,
    askAgain: () => void (open && outbox?.hurry(open).catch(() => {})),
    /** Reason why nothing can be saved now. */
    reason: isChecking ? CHECKING : offlineWritingReason(online, '保存や提出ができます'),
  }
}
export type OpeningSave = ReturnType<typeof useOpeningSave>
