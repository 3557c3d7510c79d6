// /document/{documentId}: a legal document, for everybody, with links to the others.
import { LegalLinks } from '#app/shared/legal/LegalLinks.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { formatDateLong } from '#rules/dates.ts'
import type { LegalDocument } from '#rules/legal-document-address.ts'
import { legalDocumentLabels } from '#rules/legal-documents.ts'
import { DocumentText } from './DocumentText.tsx'
import { legalDocumentQueries } from './queries.ts'

export function DocumentScreen({ documentId }: { documentId: LegalDocument }) {
  const query = useRead(legalDocumentQueries.get(documentId))
  return (
    <Page top={<TopBar title={legalDocumentLabels[documentId]} back={<BackLink to="/" />} />}>
      <Read query={query} title="文書を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {({ body, version, publishedAt }, age) => (
          <div className="mt-3">
            <p className="num mb-2 text-meta text-ink-soft">
              {publishedAt === null ? '見本の版' : `第${version}版・${formatDateLong(publishedAt)}から`}
              <Aged since={age} />
            </p>
            <DocumentText body={body} />
          </div>
        )}
      </Read>
      <LegalLinks label="ほかの文書" except={documentId} />
    </Page>
  )
}
