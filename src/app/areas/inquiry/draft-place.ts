// Form of letters to the operators, for lists of drafts.
import { MessageCircleQuestion } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    inquiry: DraftPlace
  }
}

export const inquiryPlace: DraftPlace = { label: 'お問い合わせ', icon: MessageCircleQuestion, path: () => '/inquiry' }
