// Publishing a new version of a legal document.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { LegalDocument } from '#rules/legal-document-address.ts'
import { legalDocumentLabels } from '#rules/legal-documents.ts'
import { LEGAL_DOCUMENT } from './draft-place.ts'
import { legalDocumentCalls } from './queries.ts'

export const publishingDocument = defineWrite({
  kind: 'legalDocument.publish',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['legalDocument'],
  toasts: 'none',
  press: ({ documentId, version, draftId, text }: WrittenDraft & { documentId: LegalDocument; version: number }) => ({
    entity: `legalDocument:${documentId}`,
    request: legalDocumentCalls.publish.request({ documentId, version, body: text, draftId }),
    note: legalDocumentLabels[documentId],
    facts: { draftId, place: LEGAL_DOCUMENT, target: documentId },
  }),
})
