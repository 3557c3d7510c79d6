// Reports in lists of drafts: the page of one's own reports opens the sheet again.
import { Flag } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    report: DraftPlace
  }
}

export const reportPlace: DraftPlace = {
  label: '通報',
  icon: Flag,
  path: target => `/myPage/account/report?about=${encodeURIComponent(target)}`,
}
