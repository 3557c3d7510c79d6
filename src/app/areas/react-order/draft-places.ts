// Situations and wishes of their orders, in lists of drafts.
import { Clapperboard, ScrollText } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { NEW_REACT } from './address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    react: DraftPlace
    reactOrder: DraftPlace
  }
}

export const REACT_PLACE = 'react'
export const REACT_ORDER_PLACE = 'reactOrder'

const encoded = (target: string): string[] => target.split('/').map(encodeURIComponent)

/** @param templateId null for a new one */
export const reactTarget = (worldId: string, templateId: number | null): string =>
  `${worldId}/${templateId ?? NEW_REACT}`
export const reactPlace: DraftPlace = {
  label: 'リアクトのシチュエーション',
  icon: Clapperboard,
  path: target => {
    const [world = '', react = NEW_REACT] = encoded(target)
    return `/myPage/admin/scenarioReaction?world=${world}&react=${react}`
  },
}

export const reactOrderTarget = (worldId: string, templateId: number, masterId: string): string =>
  `${worldId}/${templateId}/${masterId}`
export const reactOrderPlace: DraftPlace = {
  label: 'リアクトへの希望',
  icon: ScrollText,
  path: target => {
    const [world = '', react = '', master = ''] = encoded(target)
    return `/world/${world}/scenarioReact/${react}?to=${master}`
  },
}
