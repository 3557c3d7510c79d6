// Extras and the reasons of their returns, in lists of drafts.
import { BookHeart } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import type { Beside } from './address.ts'
import { writeBeside } from './address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    extra: DraftPlace
  }
}

export const EXTRA_PLACE = 'extra'
const DESK = '/myPage/scenario/excManagement'

/** Target of the draft of one that there is, or of a new one beside a chapter. */
export const extraTarget = (of: number | Beside): string => (typeof of === 'number' ? String(of) : writeBeside(of))

export const extraPlace: DraftPlace = {
  label: '幕間',
  icon: BookHeart,
  path: target =>
    target.includes('.')
      ? `${DESK}?beside=${encodeURIComponent(target)}`
      : `${DESK}?extra=${encodeURIComponent(target)}`,
}

const EXTRA = 'extra/'

/** Target of drafts of the reason for sending one back. */
export const returnTarget = (extraId: number): string => `${EXTRA}${extraId}`

/** Address of the extra of such a target; null for other targets. */
export const returnedExtra = (target: string): string | null =>
  target.startsWith(EXTRA) ? `/myPage/admin/exc?extra=${encodeURIComponent(target.slice(EXTRA.length))}` : null
