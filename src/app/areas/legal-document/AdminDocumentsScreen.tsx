// /admin/document: the legal documents, for the office.
import { ScrollText } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { legalDocuments } from '#rules/legal-document-address.ts'
import { legalDocumentLabels } from '#rules/legal-documents.ts'

export const AdminDocumentsScreen = () => (
  <Page top={<TopBar title="規約などの文書" back={<BackLink to="/myPage" />} />}>
    <List className="mt-3">
      {legalDocuments.map(documentId => (
        <ListLink
          key={documentId}
          to="/admin/document/$documentId"
          params={{ documentId }}
          icon={<Icon of={ScrollText} className="text-ai" />}
          title={legalDocumentLabels[documentId]}
        />
      ))}
    </List>
  </Page>
)
