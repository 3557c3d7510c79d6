// The realtime toast of a reached mission (doc2 §2: type alpaca, 6 s, 報酬受取へ to /mission?tabNo=1).

import type { RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { missionMessages } from '#rules/messages/mission.ts'

export function showMissionEvent({ data }: RealtimeEvent): void {
  const world = String(data.worldName ?? '')
  const title = String(data.missionTitle ?? '')
  toasts.add({
    type: 'alpaca',
    look: 'mission',
    overline: world ? `${world}・ミッション達成` : 'ミッション達成',
    title,
    line: world,
    trailing: String(data.rewardText ?? ''),
    action: { label: missionMessages.toReward, href: '/mission?tabNo=1' },
    group: { key: 'mission', label: 'ミッション達成' },
  })
}
