// Comments on replays, in lists of drafts.
import { MessageSquareHeart } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { PhaseKey } from './queries.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    replayResponse: DraftPlace
  }
}

export const COMMENT_PLACE = 'replayResponse'

/** Target of the drafts of comments on a replay. */
export const commentTarget = ({ worldId, scenarioId, phase }: PhaseKey): string => `${worldId}:${scenarioId}:${phase}`

export const replayResponsePlace: DraftPlace = {
  label: 'リプレイへのコメント',
  icon: MessageSquareHeart,
  path: target => {
    const [worldId = '', scenarioId = '', phase = ''] = target.split(':')
    return `/world/${encodeURIComponent(worldId)}/scenario/${padScenarioId(scenarioId)}/${phase}?tab=replay`
  },
}
