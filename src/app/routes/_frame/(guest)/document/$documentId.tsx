// /document/{documentId}: terms, privacy, tokushoho, external. A route of our own.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { DocumentScreen } from '#app/areas/legal-document/DocumentScreen.tsx'
import { type LegalDocument, legalDocuments } from '#rules/legal-document-address.ts'

export const Route = createFileRoute('/_frame/(guest)/document/$documentId')({
  beforeLoad: ({ params: { documentId } }) => {
    if (!legalDocuments.some(id => id === documentId)) throw redirect({ to: '/error/404' })
  },
  component: () => <DocumentScreen documentId={Route.useParams().documentId as LegalDocument} />,
})
