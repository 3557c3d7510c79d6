// これまでの版: the versions of a legal document, each with its text behind a press.
import { useState } from 'react'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { formatDateTime } from '#rules/dates.ts'
import type { LegalDocument } from '#rules/legal-document-address.ts'
import { DocumentText } from './DocumentText.tsx'
import { legalDocumentQueries } from './queries.ts'

export function VersionList({ documentId }: { documentId: LegalDocument }) {
  const query = useRead(legalDocumentQueries.versions(documentId))
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <SectionHeading>これまでの版</SectionHeading>
      <Read query={query} title="これまでの版を読み込めませんでした。" skeleton={<NewsRowSkeleton />}>
        {({ versionList }) =>
          versionList.length === 0 ? (
            <p className="text-cap text-ink-soft">まだ公開していません。見本の文章が表示されています。</p>
          ) : (
            <List>
              {versionList.map(({ version, publishedAt, userName }) => (
                <ListRow
                  key={version}
                  title={`第${version}版`}
                  note={`${formatDateTime(publishedAt)}・${userName ?? '退会した人'}`}
                  trailing={
                    <Button
                      variant="text"
                      aria-expanded={shown === version}
                      onClick={() => setShown(shown === version ? null : version)}
                    >
                      {shown === version ? 'とじる' : '読む'}
                      <span className="vh">：第{version}版</span>
                    </Button>
                  }
                />
              ))}
            </List>
          )
        }
      </Read>
      {shown !== null && <Version documentId={documentId} version={shown} />}
    </>
  )
}

function Version({ documentId, version }: { documentId: LegalDocument; version: number }) {
  const query = useRead(legalDocumentQueries.version(documentId, version))
  return (
    <section aria-label={`第${version}版`} className="mt-3">
      <Read query={query} title="この版を読み込めませんでした。" skeleton={<NewsRowSkeleton />}>
        {({ body }) => <DocumentText body={body} />}
      </Read>
    </section>
  )
}
