// Terms and the other documents that everybody can read and the office edits. Calls of our own.
import * as z from 'zod'
import { legalDocuments } from '#rules/legal-document-address.ts'
import { LEGAL_DOCUMENT_MAX } from '#rules/legal-documents.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, text, version } from './shapes.ts'

const documentId = z.enum(legalDocuments)

const Document = closed({
  documentId,
  body: z.string(),
  /** 0 for the text that the service brings, until the office has published one. */
  version,
  /** Time of its publication; null for the text that the service brings. */
  publishedAt: instant.nullable(),
})

export const legalDocumentContract = treatingBlocks('none')({
  /** A document as it is in force. */
  get: read('public', '/api/LegalDocument/get/{documentId}').input(closed({ documentId })).output(Document),

  /** Versions of a document, the newest first. */
  versions: read('admin', '/api/LegalDocument/admin/versions/{documentId}')
    .input(closed({ documentId }))
    .output(
      closed({ versionList: z.array(closed({ version, publishedAt: instant, userName: z.string().nullable() })) }),
    ),

  /** A version of a document as it was. */
  version: read('admin', '/api/LegalDocument/admin/version/{documentId}/{version}')
    .errors(refuses('NOT_FOUND'))
    .input(closed({ documentId, version: integerInPath(1, 1_000_000) }))
    .output(Document),

  /** Publishes a new version, which is in force at once. `version` is the one that was edited. */
  publish: write('admin', '/api/LegalDocument/admin/publish')
    .errors(refuses('DOCUMENT_EMPTY', 'DOCUMENT_TOO_LONG', 'DOCUMENT_CHANGED'))
    // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
    .input(closed({ documentId, version, body: text(2 * LEGAL_DOCUMENT_MAX), draftId: clientId.nullable() }))
    .output(Document),
})
export type LegalDocumentContract = typeof legalDocumentContract
