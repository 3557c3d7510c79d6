// /admin/document/{documentId}?draft: for admins; others are led to the document as it is public. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { AdminDocumentScreen } from '#app/areas/legal-document/AdminDocumentScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireAdminOr } from '#app/shared/session/require-admin.ts'
import { type LegalDocument, legalDocuments } from '#rules/legal-document-address.ts'

type Place = { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(office)/admin/document/$documentId')({
  validateSearch: (search: Place & SearchSchemaInput): Place => ({ draft: parseDraftId(search.draft) }),
  beforeLoad: ({ params: { documentId } }) => {
    if (!legalDocuments.some(id => id === documentId)) throw redirect({ to: '/error/404' })
    requireAdminOr(`/document/${documentId}`)
  },
  component: () => {
    const { documentId } = Route.useParams()
    const { draft } = Route.useSearch()
    return <AdminDocumentScreen key={draft} documentId={documentId as LegalDocument} draftId={draft} />
  },
})
