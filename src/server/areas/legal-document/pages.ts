// Link cards of legal documents.

import { legalDocuments } from '#rules/legal-document-address.ts'
import { legalDocumentLabels } from '#rules/legal-documents.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { cardOf, type Page } from '../../platform/pages.ts'

export const legalDocumentPages: readonly Page[] = [
  {
    route: '/document/$documentId',
    card: async ({ params: { documentId } }) => {
      const known = legalDocuments.find(id => id === documentId)
      return known ? cardOf({ title: legalDocumentLabels[known], description: commonMessages.tagline }) : null
    },
  },
]
