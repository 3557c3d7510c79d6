// Playing texts and posts of consultations, in lists of drafts.
import { MessagesSquare, Swords } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { playingOfTarget } from '#rules/scenario/playing-draft.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    playing: DraftPlace
    scenarioPost: DraftPlace
  }
}

export const boardPlace: DraftPlace = {
  label: '相談の発言',
  icon: MessagesSquare,
  path: target => {
    const [worldId = '', scenarioId = '', phase = ''] = target.split(':')
    return `/world/${worldId}/scenario/${padScenarioId(scenarioId)}/${phase}?tab=board`
  },
}

export const playingPlace: DraftPlace = {
  label: 'プレイング',
  icon: Swords,
  path: target => {
    const of = playingOfTarget(target)
    if (!of) return '/myPage/drafts'
    const { worldId, scenarioId, phase, characterId } = of
    return `/world/${worldId}/scenario/${padScenarioId(scenarioId)}/${phase}/playing?character=${characterId}`
  },
}
