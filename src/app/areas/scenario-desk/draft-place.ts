// Openings of scenarios, in lists of drafts.
import { Feather } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { openingOfTarget } from '#app/shared/scenario/opening-target.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    opening: DraftPlace
  }
}

export const OPENING_PLACE = 'opening'

export const openingPlace: DraftPlace = {
  label: 'オープニング',
  icon: Feather,
  path: target => {
    const of = openingOfTarget(target)
    if (!of) return '/myPage/drafts'
    const { worldId, scenarioId, phase, isCopy, isNext, orderId } = of
    if (orderId !== undefined) return `/myPage/scenario/order?order=${orderId}&view=opening`
    const key =
      scenarioId === undefined
        ? ''
        : `&scenarioId=${scenarioId}&phase=${phase}${isCopy ? '&copy=true' : isNext ? '&next=true' : ''}`
    return `/myPage/scenario/info?worldId=${encodeURIComponent(worldId)}${key}`
  },
}
