// Hook for the decisions of an admin: stored on the device with their keys, revocable for some seconds, then sent once by
// the outbox. Closing the page meanwhile loses nothing: the decision is sent at the next start.
import { useEffect, useState } from 'react'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { actOf, type OpenState, openState, type Write } from '#app/platform/outbox/write.ts'
import { handedIn } from '#app/shared/draft/handed-in.ts'
import { announce } from '#app/ui/announce.ts'
import { toasts } from '#app/ui/toast-store.ts'

/** Name of the form of reasons in drafts; their target names the rejected thing. */
export const REJECTION = 'rejection'

/** Time in which a decision can be taken back; the screen names it. */
export const UNDO_MS = 10_000

/**
 * @property draftId draft of the reason; null for an approval
 * @property publishAt time of publication, for things that are approved with one; null: at once
 */
export type Verdict = { isApproved: boolean; reason: string; draftId: string | null; publishAt?: string | null }

/** @property plain 承認する @property does 承認します @property done 承認しました */
export type VerdictWords = { plain: string; does: string; done: string }

export type Decided<Thing> = { thing: Thing; verdict: Verdict }
type Facts = NewOutboxItem['facts']

/** Kind of thing that can be judged: its write, whose facts hold its id and `isApproved`, and the words of both verdicts. */
export interface Deciding<Thing, Known extends Facts = Facts> {
  write: Write<Decided<Thing>, unknown, Known>
  /** the fact that holds its id */
  fact: keyof Known & string
  idOf: (thing: Thing) => number
  words: { approve: VerdictWords; reject: VerdictWords }
  /** Whether an approval names a time of publication; without one it counts at once. */
  isTimed?: boolean
}

export const APPROVE: VerdictWords = { plain: '承認する', does: '承認します', done: '承認しました' }

/** Reason why an earlier decision failed. */
type Problem = { code: string | null; message: string }

/** State of a thing of the queue on this screen. */
export type Standing =
  | { state: 'open'; problem: Problem | null }
  | { state: 'given'; verdict: Verdict; item: OutboxItem; sending: OpenState }
  | { state: 'done'; verdict: Verdict }
  /** Another admin has judged it, or it was withdrawn. */
  | { state: 'gone'; problem: Problem | null }

const ALREADY_SENT = 'もう送られているため、取り消せませんでした'
const UNKNOWN = '届いたか確かめられませんでした。読み込み直してお確かめください。'

const verdictOf = (item: OutboxItem): Verdict => {
  const written = handedIn(item)
  const { isApproved, publishAt } = item.facts
  return {
    isApproved: isApproved === 1,
    reason: written?.text ?? '',
    draftId: written?.draftId ?? null,
    publishAt: typeof publishAt === 'string' ? publishAt : null,
  }
}

export function useDecisions<Thing, Known extends Facts>({
  write: definition,
  fact,
  idOf,
  words,
  isTimed = true,
}: Deciding<Thing, Known>) {
  const outbox = useOutbox()
  const { items, sending } = useOutboxView()
  const { write } = useWrite(definition)
  const [done, setDone] = useState<ReadonlyMap<number, Verdict>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, Problem>>(new Map())
  const [unkept, setUnkept] = useState<Decided<Thing> | null>(null)
  const { kind } = definition
  const setProblem = (id: number, problem: Problem) => setProblems(old => new Map(old).set(id, problem))

  useEffect(
    () =>
      outbox?.onOutcome(({ state, item }) => {
        const id = item.facts[fact]
        if (item.kind !== kind || state !== 'answered' || typeof id !== 'number') return
        setDone(old => new Map(old).set(id, verdictOf(item)))
      }),
    [outbox, kind, fact],
  )

  const actsOn = (id: number, state: OutboxItem['state']) =>
    items.filter(item => item.kind === kind && item.facts[fact] === id && item.state === state)
  /** Deletes refused decisions, which are kept until a newer decision or until they were read. */
  const forget = async (id: number): Promise<void> => {
    setProblems(old => new Map([...old].filter(([known]) => known !== id)))
    for (const item of actsOn(id, 'refused')) await outbox?.discard(item).catch(() => {})
  }
  const decide = async (thing: Thing, verdict: Verdict): Promise<void> => {
    await forget(idOf(thing))
    const kept = await outbox?.add({ ...actOf(definition, { thing, verdict }), undoFor: UNDO_MS }).catch(() => null)
    if (!kept) return setUnkept({ thing, verdict })
    announce(`${wordsOf(verdict).done}。${UNDO_MS / 1_000}秒のあいだ取り消せます。`)
  }
  /** Sends a decision at once, after a confirmation, because without storage it cannot wait to be taken back. */
  const decideNow = async (): Promise<void> => {
    if (!unkept) return
    const { thing, verdict } = unkept
    setUnkept(null)
    const result = await write(unkept)
    if (result?.state === 'done') return setDone(old => new Map(old).set(idOf(thing), verdict))
    const message = result && 'message' in result ? result.message : UNKNOWN
    setProblem(idOf(thing), { code: result?.state === 'refused' ? result.code : null, message })
  }
  const takeBack = async (item: OutboxItem): Promise<boolean> => {
    const isBack = (await outbox?.cancel(item).catch(() => false)) ?? false
    if (isBack) announce('取り消しました。')
    else toasts.add({ type: 'info', title: ALREADY_SENT, overline: item.note })
    return isBack
  }
  const standingOf = (thing: Thing, isGone: boolean): Standing => {
    const id = idOf(thing)
    const [item] = actsOn(id, 'waiting')
    if (item) return { state: 'given', verdict: verdictOf(item), item, sending: openState(item, sending) }
    const verdict = done.get(id)
    if (verdict) return { state: 'done', verdict }
    const problem = problems.get(id) ?? actsOn(id, 'refused')[0]?.refusal ?? null
    return { state: isGone ? 'gone' : 'open', problem }
  }
  const wordsOf = ({ isApproved }: Verdict): VerdictWords => (isApproved ? words.approve : words.reject)
  return { isTimed, standingOf, wordsOf, decide, takeBack, forget, unkept, decideNow, keepOpen: () => setUnkept(null) }
}

export type Decisions<Thing> = ReturnType<typeof useDecisions<Thing, Facts>>
