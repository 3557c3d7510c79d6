// /masterCommunity/{worldId}/admin/1?handbook: a page of the handbook that is written, or a new one. It is a draft until it is saved.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormBody, FormField, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { STAFF_MOST } from '#rules/master-communities.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { parseRowId } from '#rules/row-id.ts'
import { NEW_PAGE } from '../address.ts'
import { HANDBOOK_PLACE, handbookTarget } from '../draft-places.ts'
import { type HandbookPage, staffQueries } from '../queries.ts'
import { savingPage } from './desk-writes.ts'
import { groundOf, pageKind } from './page-kind.ts'

interface PageFormScreenProps {
  worldId: string
  /** id of the page, or the word for a new one */
  page: string
  draftId: string | undefined
}

export function PageFormScreen({ worldId, page, draftId }: PageFormScreenProps) {
  const isNew = page === NEW_PAGE
  const pageId = parseRowId(page)
  const { back, nowhere } = toList(
    { to: '/masterCommunity/$worldId/admin/$tabNo', params: { worldId, tabNo: '1' }, search: {} },
    'ページの一覧へ',
    masterCommunityRefusals.HANDBOOK_PAGE_NOT_FOUND.message,
  )
  const query = useRead({ ...staffQueries.page(worldId, pageId ?? 0), enabled: !isNew && pageId !== null })
  return (
    <Page top={<TopBar title={isNew ? '新しいページ' : 'ページの編集'} back={back} />}>
      {isNew ? (
        <PageForm worldId={worldId} page={null} draftId={draftId} />
      ) : (
        <Read
          query={query}
          title="ページを読み込めませんでした。"
          className="mt-3"
          isNowhere={pageId === null}
          nowhere={nowhere}
          skeleton={
            <Loading>
              <SkeletonBlock className="mt-4 h-96 rounded-card" />
            </Loading>
          }
        >
          {data => <PageForm worldId={worldId} page={data} draftId={draftId} />}
        </Read>
      )}
    </Page>
  )
}

function PageForm({
  worldId,
  page,
  draftId,
}: {
  worldId: string
  page: HandbookPage | null
  draftId: string | undefined
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [first] = useState(() => groundOf(page))
  const form = useForm({ kind: pageKind, first, judged: 'saved' })
  const pageId = page?.pageId ?? null
  const target = handbookTarget(worldId, pageId)
  const saving = useFormSave({ form, write: savingPage, target, acts: '保存できます' })
  const save = async (): Promise<void> => {
    const isNew = page === null
    const saved = await saving.saveChanges(
      { judged: 'saved', isNew, done: 'ハンドブックのページを保存しました' },
      { worldId, pageId },
    )
    if (saved && isNew)
      await navigate({ to: '/masterCommunity/$worldId/admin/$tabNo', params: { worldId, tabNo: '1' }, replace: true })
  }
  const newest = async () =>
    pageId === null ? null : groundOf(await client.fetchQuery({ ...staffQueries.page(worldId, pageId), staleTime: 0 }))
  return (
    <SavedForm
      {...{ form, saving, newest }}
      isNew={page === null}
      staleCodes={['HANDBOOK_PAGE_CHANGED']}
      onSave={() => void save()}
    >
      <FormBody form={form} isBusy={saving.pending}>
        <FormField form={form} name="title" />
        <FormText
          {...{ form, draftId, target }}
          place={HANDBOOK_PLACE}
          limit={STAFF_MOST.pageBody}
          rows={16}
          required
          preview={story}
          onSubmit={() => void save()}
        />
      </FormBody>
    </SavedForm>
  )
}
