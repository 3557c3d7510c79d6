// Links to the legal documents, for the foot of a page.
import { Link } from '@tanstack/react-router'
import { type LegalDocument, legalDocuments } from '#rules/legal-document-address.ts'
import { legalDocumentLabels } from '#rules/legal-documents.ts'

export const LegalLinks = ({ except, label }: { except?: LegalDocument; label: string }) => (
  <nav aria-label={label} className="mt-6 flex flex-wrap justify-center gap-x-4 border-t border-line pt-2">
    {legalDocuments
      .filter(id => id !== except)
      .map(id => (
        <Link
          key={id}
          to="/document/$documentId"
          params={{ documentId: id }}
          className="flex min-h-11 items-center text-cap font-semibold text-ai"
        >
          {legalDocumentLabels[id]}
        </Link>
      ))}
  </nav>
)
