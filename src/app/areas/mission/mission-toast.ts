// The realtime toast of a reached mission (doc2 §2: type alpaca, 6 s, 報酬受取へ to /mission?tabNo=1).

import type { RealtimeEvent } from '#app/platform/realtime.ts'
import { type ToastInput, toasts } from '#app/ui/toast-store.ts'
import { missionMessages } from '#rules/messages/mission.ts'

/**
 * Many missions may be reached by one act, and arrive one by one. They are shown together after this time without another …
 */
const CALM_MS = 250
/** … or this time after the first. */
const LONGEST_MS = 1_500

export function missionToasts(): { show: (event: RealtimeEvent) => void; stop: () => void } {
  let reached: ToastInput[] = []
  let until = 0
  let clock: ReturnType<typeof setTimeout> | undefined
  const showAll = (): void => {
    for (const toast of reached) toasts.add(toast)
    reached = []
  }
  return {
    show: event => {
      if (reached.length === 0) until = Date.now() + LONGEST_MS
      reached.push(toastOf(event))
      clearTimeout(clock)
      clock = setTimeout(showAll, Math.min(CALM_MS, until - Date.now()))
    },
    stop: () => clearTimeout(clock),
  }
}

function toastOf({ data }: RealtimeEvent): ToastInput {
  const world = String(data.worldName ?? '')
  return {
    type: 'alpaca',
    look: 'mission',
    overline: world ? `${world}・ミッション達成` : 'ミッション達成',
    title: String(data.missionTitle ?? ''),
    line: world,
    trailing: String(data.rewardText ?? ''),
    action: { label: missionMessages.toReward, href: '/mission?tabNo=1' },
    group: { key: 'mission', label: 'ミッション達成' },
    isTold: true,
  }
}
