// Saving a replay: kept in the outbox with its draft, sent once; an answer that comes late settles the form.
import { useState } from 'react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { problemOf } from '#app/platform/outbox/write.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import type { Ground } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { CHECKING, offlineWritingReason } from '#rules/messages/offline.ts'
import { replayTarget } from './draft-place.ts'
import type { ReplayFields, ReplayJudged } from './replay-kind.ts'
import { savingReplay } from './writes.ts'

export type ReplayForm = Form<ReplayFields, ReplayJudged, Ground<ReplayFields>>

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['SCENARIO_CHANGED']

export function useReplaySave(form: ReplayForm, of: PhaseKey) {
  const online = useOnline()
  const outbox = useOutbox()
  const target = replayTarget(of)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const { handIn, pending, openOf } = useHandIn(savingReplay, (result, facts) => {
    if (facts.target !== target) return
    if (result.state === 'done') form.settle({ ...form.ground, version: result.answer.version })
    else if (result.state === 'refused') {
      form.fallBack()
      setProblem(problemOf(result))
    }
  })
  const open = openOf({ target })?.item
  const isChecking = open !== undefined && !pending

  /** @returns the version that the server has now; null when it is not known to have taken it */
  const save = async (): Promise<number | null> => {
    const { current } = form.editor
    if (!current || pending || isChecking) return null
    setProblem(null)
    const sent = form.written()
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { of, fields: sent.fields, version: form.version() })
    if (result.state === 'done') {
      form.settle({ ...sent, version: result.answer.version })
      return result.answer.version
    }
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
export type ReplaySave = ReturnType<typeof useReplaySave>
