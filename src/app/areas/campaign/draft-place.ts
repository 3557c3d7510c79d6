// Campaigns in lists of drafts.
import { Flag } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { NEW } from '#app/shared/form/desk-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    campaign: DraftPlace
  }
}

/** Place of the draft of a campaign. */
export const CAMPAIGN_PLACE = 'campaign'

/** The target of the draft is the campaign; `new` before there is one. */
export const campaignPlace: DraftPlace = {
  label: 'キャンペーン',
  icon: Flag,
  path: target => `/admin/object/${encodeURIComponent(target || NEW)}`,
}
