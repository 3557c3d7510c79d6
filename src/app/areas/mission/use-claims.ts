// Hook for claims: waiting ones, the choice of a character, results.

import { useState } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import type { OpenState, WriteResult } from '#app/platform/outbox/write.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { missionMessages } from '#rules/messages/mission.ts'
import { needsCharacter } from '#rules/mission.ts'
import { claiming, claimingAll, isLpOnly } from './actions.ts'
import type { Mission, RewardCharacter, RewardResult } from './queries.ts'

export type ClaimDialog =
  | { kind: 'character'; mission: Mission }
  | { kind: 'result'; result: RewardResult }
  | { kind: 'resultOfAll'; totalLp: number; count: number }
  | { kind: 'failure'; message: string }

export function useClaims() {
  const outbox = useOutbox()
  const one = useWrite(claiming)
  const all = useWrite(claimingAll)
  const [claimed] = useState(() => new Set<number>())
  const [dialog, setDialog] = useState<ClaimDialog | null>(null)
  const [timesAll, setTimesAll] = useState(0)
  const allWaiting = all.openOf({})

  const claim = async (mission: Mission, character: RewardCharacter | null): Promise<void> => {
    claimed.add(mission.id)
    const result = await one.write({ mission, character })
    if (result?.state === 'done') setDialog({ kind: 'result', result: result.answer })
    else if (result) tellProblem(result, mission.archiveTitle, missionMessages.claimFailed)
  }
  /** Opens a dialog for refusals only. */
  const tellProblem = (result: WriteResult<unknown>, about: string, fallback: string): void => {
    if (result.state === 'refused') setDialog({ kind: 'failure', message: result.message || fallback })
    else if ('message' in result) toasts.add({ type: 'info', overline: about, title: result.message })
  }

  return {
    dialog,
    close: () => setDialog(null),

    /** The claim of a mission's reward, and its state. */
    claimOf: (mission: Mission): { item: OutboxItem; state: OpenState } | null =>
      one.openOf({ id: mission.id }) ?? (isLpOnly(mission) ? allWaiting : null),
    allWaiting,

    /** Handles 受け取る: claims at once, or after the choice of a character. */
    press: (mission: Mission): void => {
      if (needsCharacter(mission.notLpOnly)) setDialog({ kind: 'character', mission })
      else void claim(mission, null)
    },
    chosen: (mission: Mission, character: RewardCharacter): void => {
      setDialog(null)
      void claim(mission, character)
    },
    /** Whether the reward was claimed on this screen. */
    isClaimed: (mission: Mission): boolean => claimed.has(mission.id),
    /** Number of claims of all rewards; the list starts anew with each. */
    timesAll,
    pressAll: async (count: number): Promise<void> => {
      const result = await all.write({ count })
      if (result?.state === 'done') {
        setTimesAll(times => times + 1)
        setDialog({ kind: 'resultOfAll', ...result.answer })
      } else if (result) tellProblem(result, `${count}件`, missionMessages.claimAllFailed)
    },
    cancel: async (item: OutboxItem): Promise<void> => {
      const cancelled = await outbox?.cancel(item)
      if (!cancelled) toasts.add({ type: 'info', title: 'もう送られているため、取り消せませんでした' })
    },
  }
}

export type Claims = ReturnType<typeof useClaims>
