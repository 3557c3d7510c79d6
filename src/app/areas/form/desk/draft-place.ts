// Forms of the office in lists of drafts.
import { ClipboardPen } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { NEW } from '#app/shared/form/desk-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    webForm: DraftPlace
  }
}

/** Place of the draft of a form. */
export const WEB_FORM_PLACE = 'webForm'

export const webFormPlace: DraftPlace = {
  label: 'フォーム',
  icon: ClipboardPen,
  path: target => `/admin/form/${encodeURIComponent(target || NEW)}`,
}
