// Saving an extra: kept in the outbox with its draft, sent once; an answer that comes late settles the form.
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { problemOf } from '#app/platform/outbox/write.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import type { Ground } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { CHECKING, offlineWritingReason } from '#rules/messages/offline.ts'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import { extraTarget } from '../draft-places.ts'
import type { PhaseKey } from '../queries.ts'
import type { ExtraFields, ExtraJudged } from './extra-kind.ts'
import { savingExtra } from './writes.ts'

export type ExtraForm = Form<ExtraFields, ExtraJudged, Ground<ExtraFields>>
export type SavedExtra = { extraId: number; version: number; state: ReplayState }

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['EXTRA_CHANGED', 'EXTRA_STATE']

interface Saving {
  form: ExtraForm
  of: PhaseKey
  /** null for a new one */
  extraId: number | null
  /** hears what was saved by a press whose answer came late */
  onLate: (saved: SavedExtra) => void
}

export function useExtraSave({ form, of, extraId, onLate }: Saving) {
  const online = useOnline()
  const outbox = useOutbox()
  const target = extraTarget(extraId ?? of)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const { handIn, pending, openOf } = useHandIn(savingExtra, (result, facts) => {
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

  /** @returns what the server has now; null when it is not known to have taken it */
  const save = async (submits: boolean): Promise<SavedExtra | null> => {
    const { current } = form.editor
    if (!current || pending || isChecking) return null
    setProblem(null)
    const sent = form.written()
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { of, extraId, fields: sent.fields, version: form.version(), submits })
    if (result.state === 'done') {
      form.settle({ ...sent, version: result.answer.version })
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
    doing: pending ? '保存しています' : isChecking && '保存できたか確かめています',
    askAgain: () => void (open && outbox?.hurry(open).catch(() => {})),
    /** Reason why nothing can be saved now. */
    reason: isChecking ? CHECKING : offlineWritingReason(online, '保存や提出ができます'),
  }
}
export type ExtraSave = ReturnType<typeof useExtraSave>
