// /admin/document/{documentId}: writing a new version of a legal document, with its preview and the earlier versions.

import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { DraftEditor } from '#app/shared/draft/DraftEditor.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import type { LegalDocument } from '#rules/legal-document-address.ts'
import { LEGAL_DOCUMENT_MAX, legalDocumentLabels } from '#rules/legal-documents.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { legalDocumentRefusals } from '#rules/refusals/legal-document.ts'
import { lengthCount } from '#rules/text/count.ts'
import { DocumentText } from './DocumentText.tsx'
import { LEGAL_DOCUMENT } from './draft-place.ts'
import { legalDocumentQueries } from './queries.ts'
import { VersionList } from './VersionList.tsx'
import { publishingDocument } from './writes.ts'

export function AdminDocumentScreen({
  documentId,
  draftId,
}: {
  documentId: LegalDocument
  draftId?: string | undefined
}) {
  const query = useRead(legalDocumentQueries.get(documentId))
  return (
    <Page top={<TopBar title={legalDocumentLabels[documentId]} back={<BackLink to="/admin/document" />} />}>
      <Read query={query} title="文書を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {({ body, version }) => (
          <Form key={version} documentId={documentId} draftId={draftId} body={body} version={version} />
        )}
      </Read>
      <VersionList documentId={documentId} />
    </Page>
  )
}

interface FormProps {
  documentId: LegalDocument
  draftId: string | undefined
  body: string
  version: number
}

function Form({ documentId, draftId, body, version }: FormProps) {
  const online = useOnline()
  const form = useTextForm({ write: publishingDocument, faultOf })
  const [text, setText] = useState(body)
  const [asks, setAsks] = useState(false)

  const publish = async (): Promise<void> => {
    const result = await form.send({ documentId, version })
    if (result?.state === 'done') toasts.add({ type: 'success', title: `第${version + 1}版を公開しました` })
  }
  const ask = (): void => {
    const fault = faultOf(text)
    if (fault) form.say(fault)
    else setAsks(true)
  }
  return (
    <form
      className="mt-3"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <DraftEditor
        {...form.field}
        error={undefined}
        problem={null}
        label="本文"
        hint="行のはじめに「■」を置くと、見出しになります。"
        required
        place={LEGAL_DOCUMENT}
        target={documentId}
        draftId={draftId}
        base={body}
        limit={LEGAL_DOCUMENT_MAX}
        rows={14}
        onText={next => {
          setText(next)
          form.say(undefined)
        }}
        onSubmit={ask}
      />
      <Fold label="プレビュー" className="mt-2">
        <DocumentText body={text} />
      </Fold>
      {form.problem && <ProblemNotice problem={form.problem} title="公開できませんでした。" className="mt-3" />}
      {form.message && (
        <Notice tone="hi" icon={TriangleAlert} title="公開できませんでした。" className="mt-3">
          {form.message}
        </Notice>
      )}
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        className="mt-3"
        pending={form.pending}
        pendingLabel="公開しています"
        reason={
          form.conflict ??
          (text === body && version > 0 ? '公開中の版から変わっていません。' : offlineReason(online, '公開できます'))
        }
      >
        新しい版を公開する
      </Button>
      {asks && (
        <AskFirst
          asked={{
            title: '新しい版を公開しますか？',
            lead: `第${version + 1}版が、すぐに全員に表示されます。これまでの版も読めるまま残ります。`,
            yes: '公開する',
          }}
          onClose={() => setAsks(false)}
          onYes={() => void publish()}
        />
      )}
    </form>
  )
}

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return legalDocumentRefusals.DOCUMENT_EMPTY.message
  return lengthCount(text) > LEGAL_DOCUMENT_MAX ? legalDocumentRefusals.DOCUMENT_TOO_LONG.message : undefined
}
