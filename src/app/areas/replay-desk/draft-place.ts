// Replays, in lists of drafts.
import { BookOpenText } from 'lucide-react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    replay: DraftPlace
  }
}

export const REPLAY_PLACE = 'replay'
export const replayTarget = ({ worldId, scenarioId, phase }: PhaseKey): string => `${worldId}/${scenarioId}/${phase}`

export const replayPlace: DraftPlace = {
  label: 'リプレイ',
  icon: BookOpenText,
  path: target => {
    const [worldId = '', scenarioId = '', phase = ''] = target.split('/')
    return `/myPage/scenario/replay/${encodeURIComponent(worldId)}/${padScenarioId(scenarioId)}/${encodeURIComponent(phase)}`
  },
}
