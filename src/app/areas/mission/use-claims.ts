// Claims as the screens see them: what waits, what is chosen, what came of it.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '#app/platform/api.ts'
import { isOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import type { Outcome } from '#app/platform/outbox/outbox.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { makeOld } from '#app/platform/query.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { missionMessages } from '#rules/messages/mission.ts'
import { needsCharacter } from '#rules/mission.ts'
import { CLAIM_ALL, claimAllLp, claimReward, isClaimOf, isLpOnly } from './actions.ts'
import type { Mission, RewardCharacter, RewardResult } from './queries.ts'

export type ClaimDialog =
  | { kind: 'character'; mission: Mission }
  | { kind: 'result'; result: RewardResult }
  | { kind: 'resultOfAll'; totalLp: number; count: number }
  | { kind: 'failure'; message: string }

/** After this the screen stops waiting for the answer; the card says how it stands. */
const PATIENCE_MS = 10_000

const CLAIM_FAILED = missionMessages.claimFailed
const CLAIM_ALL_FAILED = missionMessages.claimAllFailed
const NOT_KEPT = 'この端末に保存できないため、受け付けられませんでした'
const UNKNOWN = '届いたか確かめられませんでした。一覧をご確認ください'

type Answered = { state: 'answered'; answer: unknown }

export type SendingState = 'waiting' | 'sending' | 'checking'

export function useClaims() {
  const outbox = useOutbox()
  const client = useQueryClient()
  const sendingUnkept = useRef(false)
  const underWay = useRef(new Set<number>())
  const [claimed] = useState(() => new Set<number>())
  const { items, sending } = useOutboxView()
  const [dialog, setDialog] = useState<ClaimDialog | null>(null)
  const [timesAll, setTimesAll] = useState(0)
  const waiting = items.filter(item => item.state === 'waiting')
  const allWaiting = waiting.find(item => item.kind === CLAIM_ALL)

  const claim = async (mission: Mission, character: RewardCharacter | null): Promise<void> => {
    // The button goes with the next picture, and a finger may be faster.
    if (underWay.current.has(mission.id)) return
    underWay.current.add(mission.id)
    claimed.add(mission.id)
    const outcome = await put(claimReward(mission, character)).finally(() => underWay.current.delete(mission.id))
    if (outcome?.state === 'answered') setDialog({ kind: 'result', result: outcome.answer as RewardResult })
    if (outcome?.state === 'refused') await showRefusal(outcome.item, CLAIM_FAILED)
  }

  const put = async (act: NewOutboxItem): Promise<Outcome | Answered | null> => {
    if (!outbox) return null
    try {
      return (await outbox.addAndWait(act, PATIENCE_MS)).outcome
    } catch {
      return sendUnkept(act, outbox.userId)
    }
  }

  /** The browser gives no storage, so nothing can wait here: it is sent now, or not taken on. */
  const sendUnkept = async (act: NewOutboxItem, userId: string): Promise<Answered | null> => {
    if (sendingUnkept.current) return null
    if (!isOnline()) {
      toasts.add({ type: 'error', overline: act.note, title: NOT_KEPT })
      return null
    }
    sendingUnkept.current = true
    try {
      return { state: 'answered', answer: await send(act.request, { key: randomUuid(), userId }) }
    } catch (error) {
      if (error instanceof Refusal) setDialog({ kind: 'failure', message: error.message || CLAIM_FAILED })
      else toasts.add({ type: 'error', overline: act.note, title: UNKNOWN })
      return null
    } finally {
      sendingUnkept.current = false
      makeOld(client, act.touches)
    }
  }

  /** Seen at once and holding nothing that was written: it need not lie in the tray. */
  const showRefusal = async (item: OutboxItem, fallback: string): Promise<void> => {
    setDialog({ kind: 'failure', message: item.refusal?.message || fallback })
    await outbox?.discard(item)
  }

  return {
    dialog,
    close: () => setDialog(null),

    /** The item that will claim a mission's reward, and where it stands. */
    claimOf: (mission: Mission): { item: OutboxItem; state: SendingState } | null => {
      const item =
        waiting.find(candidate => isClaimOf(candidate, mission)) ?? (isLpOnly(mission) ? allWaiting : undefined)
      return item ? { item, state: stateOf(item, sending) } : null
    },
    allWaiting: allWaiting ? { item: allWaiting, state: stateOf(allWaiting, sending) } : null,

    /** 受け取る: at once, or after a character was chosen. */
    press: (mission: Mission): void => {
      if (needsCharacter(mission.notLpOnly)) setDialog({ kind: 'character', mission })
      else void claim(mission, null)
    },
    chosen: (mission: Mission, character: RewardCharacter): void => {
      setDialog(null)
      void claim(mission, character)
    },
    /** Whether its reward was asked for on this screen. */
    isClaimed: (mission: Mission): boolean => claimed.has(mission.id),
    /** How often all was claimed: the list begins anew with that. */
    timesAll,
    pressAll: async (count: number): Promise<void> => {
      const outcome = await put(claimAllLp(count))
      if (outcome?.state === 'answered') {
        setTimesAll(times => times + 1)
        const { totalLp, count: claimed } = outcome.answer as { totalLp: number; count: number }
        setDialog({ kind: 'resultOfAll', totalLp, count: claimed })
      }
      if (outcome?.state === 'refused') await showRefusal(outcome.item, CLAIM_ALL_FAILED)
    },
    cancel: async (item: OutboxItem): Promise<void> => {
      const cancelled = await outbox?.cancel(item)
      if (!cancelled) toasts.add({ type: 'info', title: 'もう送られているため、取り消せませんでした' })
    },
  }
}

export type Claims = ReturnType<typeof useClaims>

function stateOf(item: OutboxItem, sending: ReadonlySet<string>): SendingState {
  if (sending.has(item.id)) return 'sending'
  return item.attempts > 0 ? 'checking' : 'waiting'
}
