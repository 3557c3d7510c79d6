// Saving an opening: kept in the outbox with its draft, sent once; what was sent is what the form goes back to until the answer was
// read, also when that comes in a later visit.
import { useEffect, useState } from 'react'
import type { RequestOf } from '#app/platform/api.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { defineWrite, problemOf } from '#app/platform/outbox/write.ts'
import { handedIn, OPENING } from '#app/shared/draft/handed-in.ts'
import { useHandIn, type WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { readForm, writeForm } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import type { DraftPlaceName } from '#rules/drafts.ts'
import { CHECKING, offlineWritingReason } from '#rules/messages/offline.ts'
import { appendOf } from './append-fields.ts'
import type { Judged } from './opening-faults.ts'
import { bodyOf, type Ground, type OpeningBody, type OpeningFields } from './opening-fields.ts'
import { openingKind } from './opening-kind.ts'

/** The answer to a save: which phase it is, and its version now. */
export type SavedOpening = { scenarioId: number; phase: number; version: number }

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['SCENARIO_CHANGED']

/** Way in which a desk sends an opening: as a new one, or over a version of one. */
export type MakeRequest = (
  body: OpeningBody & { draftId: string | null },
  baseVersion: number,
  append: ReturnType<typeof appendOf>,
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
    request: make({ ...bodyOf(fields, text), draftId }, version, appendOf(fields)),
    note: fields.scenarioTitle || '（題名なし）',
    facts: { draftId, place, target, fields: writeForm({ fields, version }) },
  }),
})

export type OpeningForm = Form<OpeningFields, Judged, Ground>

interface Saving {
  form: OpeningForm
  place: DraftPlaceName
  target: string
  make: MakeRequest
  /** hears what was saved by a press whose answer came late */
  onLate: (saved: SavedOpening) => void
}

export function useOpeningSave({ form, place, target, make, onLate }: Saving) {
  const online = useOnline()
  const outbox = useOutbox()
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const { handIn, pending, openOf } = useHandIn(saving, (result, facts) => {
    if (facts.target !== target) return
    if (result.state === 'done') {
      form.settle({ ...form.ground, version: result.answer.version })
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
    queueMicrotask(() => restOn({ ...readForm(openingKind, fields, ground), text }))
  }, [open?.id, isChecking])

  const save = async (): Promise<SavedOpening | null> => {
    const { current } = form.editor
    if (!current || pending || isChecking) return null
    setProblem(null)
    const sent = form.written()
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { make, fields: sent.fields, version: form.version(), place, target })
    if (result.state === 'done') {
      form.settle({ ...sent, version: result.answer.version })
      return result.answer
    }
    // A save that is still on its way may have arrived.
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
    /** Act that is under way, in words. */
    doing: pending ? '保存しています' : isChecking && '保存できたか確かめています',
    askAgain: () => void (open && outbox?.hurry(open).catch(() => {})),
    /** Reason why nothing can be saved now. */
    reason: isChecking ? CHECKING : offlineWritingReason(online, '保存や提出ができます'),
  }
}
export type OpeningSave = ReturnType<typeof useOpeningSave>
