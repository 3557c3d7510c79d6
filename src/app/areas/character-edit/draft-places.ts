// The registration and the profile of a character, in lists of drafts.
import { UserRoundPen, UserRoundPlus } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    characterRegistration: DraftPlace
    characterProfile: DraftPlace
  }
}

/** The target of the draft is the world. Its list shows the step where the wizard was left. */
export const registrationPlace: DraftPlace = {
  label: 'キャラクター登録',
  icon: UserRoundPlus,
  path: worldId => `/world/${encodeURIComponent(worldId)}/characterRegistration`,
}

/** The target of the draft is `world.character`: the form stands in the world. */
export const profilePlace: DraftPlace = {
  label: 'プロフィール',
  icon: UserRoundPen,
  path: target => {
    const [worldId = '', characterId = ''] = target.split('.').map(encodeURIComponent)
    return `/world/${worldId}/characterProfileEdit?characterId=${characterId}`
  },
}
