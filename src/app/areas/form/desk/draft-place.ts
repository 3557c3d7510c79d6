// Forms of the office in lists of drafts.
import { ClipboardPen } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

/** New form in the address of the desk, and target of its draft. */
export const NEW = 'new'
/** Place of the draft of a form. */
export const WEB_FORM_PLACE = 'webForm'

export const webFormPlace: DraftPlace = {
  label: 'フォーム',
  icon: ClipboardPen,
  path: target => `/admin/form/${encodeURIComponent(target || NEW)}`,
}
