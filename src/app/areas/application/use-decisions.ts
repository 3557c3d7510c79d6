// What an admin decides: kept on the device with its key, taken back at a press for some seconds, then sent once by the
// outbox. A page that closes in between loses nothing: the decision goes out at the next start.
import { useEffect, useState } from 'react'
import { DECISION, handedIn } from '#app/areas/draft/handed-in.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { actOf, defineWrite, type OpenState, openState } from '#app/platform/outbox/write.ts'
import { announce } from '#app/ui/announce.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { REJECTION } from './places.ts'
import { adminApplicationCalls, type QueuedApplication } from './queries.ts'
import { APPLICATION_TOUCHES } from './use-act.ts'

/** As long as the desk says in words. */
export const UNDO_MS = 10_000

/** @property draftId in which the reason was written; null for an approval */
export type Verdict = { isApproved: boolean; reason: string; draftId: string | null }

/** How an application of the queue stands for whoever looks at it. */
export type Standing =
  /** @property problem why what was decided before did not happen */
  | { state: 'open'; problem: string | null }
  | { state: 'given'; verdict: Verdict; item: OutboxItem; sending: OpenState }
  | { state: 'done'; verdict: Verdict }
  /** Somebody else has judged it, or its player has withdrawn it. */
  | { state: 'gone'; problem: string | null }

const entityOf = (applicationId: number): string => `application:${applicationId}`
const ALREADY_SENT = 'もう送られているため、取り消せませんでした'
const UNKNOWN = '届いたか確かめられませんでした。読み込み直してご確認ください。'

export const doneWords = ({ isApproved }: Verdict): string => (isApproved ? '承認しました' : '却下しました')

const verdictOf = (item: OutboxItem): Verdict => {
  const written = handedIn(item)
  return { isApproved: item.facts.isApproved === 1, reason: written?.text ?? '', draftId: written?.draftId ?? null }
}

const deciding = defineWrite({
  kind: DECISION,
  policy: 'mayWait',
  thing: ['applicationId'],
  touches: APPLICATION_TOUCHES,
  toasts: 'none',
  press: ({ application, verdict }: { application: QueuedApplication; verdict: Verdict }) => {
    const { applicationId, kind, name } = application
    const { isApproved, reason, draftId } = verdict
    return {
      entity: entityOf(applicationId),
      request: adminApplicationCalls.decide.request({ applicationId, isApproved, reason }),
      note: name,
      facts: {
        applicationId,
        isApproved: Number(isApproved),
        draftId,
        place: REJECTION,
        target: `${kind}/${applicationId}`,
      },
    }
  },
})

export function useDecisions() {
  const outbox = useOutbox()
  const { items, sending } = useOutboxView()
  const { write } = useWrite(deciding)
  const [done, setDone] = useState<ReadonlyMap<number, Verdict>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const [unkept, setUnkept] = useState<{ application: QueuedApplication; verdict: Verdict } | null>(null)
  const setProblem = (id: number, problem: string) => setProblems(old => new Map(old).set(id, problem))

  useEffect(
    () =>
      outbox?.onOutcome(({ state, item }) => {
        const { applicationId } = item.facts
        if (item.kind !== DECISION || state !== 'answered' || typeof applicationId !== 'number') return
        setDone(old => new Map(old).set(applicationId, verdictOf(item)))
      }),
    [outbox],
  )

  const refusedOf = (applicationId: number) =>
    items.filter(({ entity, state }) => entity === entityOf(applicationId) && state === 'refused')
  /** What was refused before lies there until something newer is decided, or it was read. */
  const forget = async (applicationId: number): Promise<void> => {
    setProblems(old => new Map([...old].filter(([id]) => id !== applicationId)))
    for (const item of refusedOf(applicationId)) await outbox?.discard(item).catch(() => {})
  }
  const decide = async (application: QueuedApplication, verdict: Verdict): Promise<void> => {
    const { applicationId } = application
    await forget(applicationId)
    const kept = await outbox?.add({ ...actOf(deciding, { application, verdict }), undoFor: UNDO_MS }).catch(() => null)
    if (!kept) return setUnkept({ application, verdict })
    announce(`${doneWords(verdict)}。${UNDO_MS / 1_000}秒のあいだ取り消せます。`)
  }
  /** Where nothing can be kept, nothing can wait to be taken back: it was asked for, and is sent now. */
  const decideNow = async (): Promise<void> => {
    if (!unkept) return
    const { application, verdict } = unkept
    setUnkept(null)
    const result = await write(unkept)
    if (result?.state === 'done') setDone(old => new Map(old).set(application.applicationId, verdict))
    else setProblem(application.applicationId, result && 'message' in result ? result.message : UNKNOWN)
  }
  const takeBack = async (item: OutboxItem): Promise<boolean> => {
    const isBack = (await outbox?.cancel(item).catch(() => false)) ?? false
    if (isBack) announce('取り消しました。')
    else toasts.add({ type: 'info', title: ALREADY_SENT, overline: item.note })
    return isBack
  }
  const standingOf = ({ applicationId }: QueuedApplication, isGone: boolean): Standing => {
    const item = items.find(({ entity, state }) => entity === entityOf(applicationId) && state === 'waiting')
    if (item) return { state: 'given', verdict: verdictOf(item), item, sending: openState(item, sending) }
    const verdict = done.get(applicationId)
    if (verdict) return { state: 'done', verdict }
    const problem = problems.get(applicationId) ?? refusedOf(applicationId)[0]?.refusal?.message ?? null
    return { state: isGone ? 'gone' : 'open', problem }
  }
  return { standingOf, decide, takeBack, forget, unkept, decideNow, keepOpen: () => setUnkept(null) }
}

export type Decisions = ReturnType<typeof useDecisions>
