// The form of an article. Body and short fields are one draft; behind a preview the form stays in the page.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import { NEWS_BODY_MAX, newsCount } from '#rules/news.ts'
import { FormNotices } from './FormNotices.tsx'
import { FormSteps } from './FormSteps.tsx'
import { bodyOf, errorsOf, type FieldErrors } from './fields.ts'
import { NewsFacts } from './NewsFacts.tsx'
import { NewsPicture } from './NewsPicture.tsx'
import { NewsPreview } from './NewsPreview.tsx'
import { PublishTime } from './PublishTime.tsx'
import { type AdminArticle, adminNewsQueries } from './queries.ts'
import { type DeskStep, NEW, NEWS_BODY } from './taking-step.ts'
import { useNewsForm } from './use-news-form.ts'
import { useNewsSteps } from './use-news-steps.ts'
import { wordsOf } from './written.ts'

const story = (text: string) => <StoryText text={text} />

export function NewsForm({
  target,
  article,
  isPreview,
  draftId,
}: {
  target: string
  article: AdminArticle | null
  isPreview: boolean
  draftId: string | undefined
}) {
  const online = useOnline()
  const editor = useRef<DraftEditorHandle>(null)
  const fieldset = useRef<HTMLDivElement>(null)
  const form = useNewsForm({ target, article, editor })
  const steps = useNewsSteps(form, editor, target)
  const { data: worlds } = useQuery(adminNewsQueries.worlds())
  const [errors, setErrors] = useState<FieldErrors>({})
  const [hasTwo, setHasTwo] = useState(false)
  const { fields } = form
  const state = form.base?.state ?? 'draft'

  const check = (step: DeskStep): boolean => {
    const isWritten = step === 'save' || step === 'publish'
    const isPublic = step === 'publish' || state === 'published' || state === 'scheduled'
    const text = editor.current?.text() ?? ''
    const checked = state === 'published' ? { ...fields, timing: 'now' as const } : fields
    const found = isWritten ? errorsOf(checked, text, { isPublic, isTimed: step === 'publish', now: Date.now() }) : {}
    setErrors(found)
    if (Object.keys(found).length === 0) return true
    if (found.title) fieldset.current?.querySelector('input')?.focus()
    else if (found.body) editor.current?.focus()
    else fieldset.current?.querySelector<HTMLInputElement>('[type=datetime-local]')?.focus()
    return false
  }
  const shownWorlds = worlds?.worldSelectList ?? []
  const worldName =
    shownWorlds.find(({ worldId }) => worldId === fields.worldId)?.worldName ?? form.base?.worldName ?? fields.worldId

  return (
    <Page
      top={
        <TopBar
          plain={isPreview}
          title={isPreview ? '見えかた' : target === NEW ? '新しいお知らせ' : 'お知らせの編集'}
          back={
            isPreview ? (
              <BackLink to="/admin/news/$postId" params={{ postId: target }} search={{}} replace label="編集に戻る" />
            ) : (
              <BackLink to="/admin/news" search={{ state: undefined, page: 1 }} />
            )
          }
          trailing={
            !isPreview && (
              <TextLink
                to="/admin/news/$postId"
                params={{ postId: target }}
                search={{ preview: true }}
                className="px-3"
              >
                見えかた
              </TextLink>
            )
          }
        />
      }
    >
      {isPreview && <NewsPreview form={form} worldName={worldName} />}
      <div hidden={isPreview}>
        <FormNotices form={form} steps={steps} errors={errors} worldName={worldName} />
        {/* The form is closed while a step is being sent, and until its draft is there. */}
        <div ref={fieldset} inert={steps.busy !== null || form.text === null} className="mt-4 grid grid-cols-1 gap-4">
          <NewsFacts form={form} error={errors.title} worlds={shownWorlds} worldName={worldName} />
          <DraftEditor
            ref={editor}
            place={NEWS_BODY}
            target={target}
            draftId={draftId}
            onConflict={setHasTwo}
            base={bodyOf(form.base)}
            label="本文"
            count={newsCount}
            limit={NEWS_BODY_MAX}
            rows={14}
            error={errors.body}
            preview={story}
            onText={form.heard}
            onFields={form.arrived}
            fields={form.written()}
            fieldWords={text => wordsOf(text, form.base)}
          />
          <NewsPicture form={form} />
          {state !== 'published' && <PublishTime form={form} error={errors.time} />}
        </div>
        <FormSteps
          form={form}
          steps={steps}
          check={check}
          run={step => void steps.run(step)}
          obstacle={
            form.text === null
              ? '読み込んでいます。'
              : hasTwo
                ? '2つの版のどちらを使うか、先に選んでください。'
                : ((steps.isChecking ? steps.reason : offlineWritingReason(online, '保存や公開ができます')) ?? null)
          }
          isNew={target === NEW}
        />
      </div>
    </Page>
  )
}
