// Form of legal documents, for lists of drafts.
import { ScrollText } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { legalDocuments } from '#rules/legal-document-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    legalDocument: DraftPlace
  }
}

export const LEGAL_DOCUMENT = 'legalDocument'

export const legalDocumentPlace: DraftPlace = {
  label: '規約などの文書',
  icon: ScrollText,
  path: target => (legalDocuments.some(id => id === target) ? `/admin/document/${target}` : '/admin/document'),
}
