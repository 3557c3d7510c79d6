// Form of the self-introduction, for lists of drafts.
import { CircleUserRound } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    introduction: DraftPlace
  }
}

export const introductionPlace: DraftPlace = { label: '自己紹介', icon: CircleUserRound, path: () => '/myPage/profile' }
