// Drafts of the office's check of replays: reasons for sending one back, comments on lines.
import { MessageSquarePlus } from 'lucide-react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    replayComment: DraftPlace
  }
}

const REPLAY = 'replay/'

const addressOf = (worldId: string, scenarioId: string, phase: string): string =>
  `/myPage/admin/replay/${encodeURIComponent(worldId)}/${padScenarioId(scenarioId)}/${encodeURIComponent(phase)}`

/** Target of drafts of the reason for sending a replay back. */
export const returnTarget = ({ worldId, scenarioId, phase }: PhaseKey): string =>
  `${REPLAY}${worldId}/${scenarioId}/${phase}`

/** Address of the replay of such a target; null for other targets. */
export function rejectedReplay(target: string): string | null {
  if (!target.startsWith(REPLAY)) return null
  const [worldId = '', scenarioId = '', phase = ''] = target.slice(REPLAY.length).split('/')
  return addressOf(worldId, scenarioId, phase)
}

export const REPLAY_COMMENT_PLACE = 'replayComment'

export const commentTarget = ({ worldId, scenarioId, phase }: PhaseKey, rowNo: number): string =>
  `${worldId}/${scenarioId}/${phase}/${rowNo}`

export const replayCommentPlace: DraftPlace = {
  label: 'リプレイへの指摘',
  icon: MessageSquarePlus,
  path: target => {
    const [worldId = '', scenarioId = '', phase = '', row = ''] = target.split('/')
    return `${addressOf(worldId, scenarioId, phase)}?row=${encodeURIComponent(row)}`
  },
}
