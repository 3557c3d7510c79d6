// Calls and reads of legal documents.
import calls from 'virtual:contract/legalDocument'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { LegalDocumentContract } from '#contract/legal-document.ts'
import type { LegalDocument } from '#rules/legal-document-address.ts'

export const legalDocumentCalls = connect<LegalDocumentContract>('legalDocument', calls)

export const legalDocumentQueries = {
  get: (documentId: LegalDocument) => readQuery(legalDocumentCalls.get, { documentId }, { kept: true }),
  versions: (documentId: LegalDocument) => readQuery(legalDocumentCalls.versions, { documentId }),
  version: (documentId: LegalDocument, version: number) =>
    readQuery(legalDocumentCalls.version, { documentId, version }),
}
