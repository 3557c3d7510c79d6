// The form of an article. Its body is a draft, its short fields are kept beside it; hidden behind a preview it goes on as it is.
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { DraftEditor, type DraftEditorHandle } from '#app/areas/draft/DraftEditor.tsx'
import { StoryText } from '#app/areas/ogp/StoryText.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import {
  NEWS_BODY_MAX,
  NEWS_TITLE_MAX,
  newsCategories,
  newsCategoryLabels,
  newsCount,
  parseNewsCategory,
} from '#rules/news.ts'
import { FormNotices } from './FormNotices.tsx'
import { FormSteps } from './FormSteps.tsx'
import { bodyOf, type DeskStep, errorsOf, type FieldErrors, type KeptForm } from './fields.ts'
import { NewsPreview } from './NewsPreview.tsx'
import { PublishTime } from './PublishTime.tsx'
import { type AdminArticle, adminNewsQueries } from './queries.ts'
import { NEW, useNewsForm } from './use-news-form.ts'
import { useNewsSteps } from './use-news-steps.ts'

const story = (text: string) => <StoryText text={text} />

export function NewsForm({
  target,
  article,
  kept,
  isPreview,
}: {
  target: string
  article: AdminArticle | null
  kept: KeptForm | null
  isPreview: boolean
}) {
  const online = useOnline()
  const editor = useRef<DraftEditorHandle>(null)
  const fieldset = useRef<HTMLDivElement>(null)
  const form = useNewsForm({ target, article, kept })
  const steps = useNewsSteps(form, editor, target === NEW)
  const { data: worlds } = useQuery(adminNewsQueries.worlds())
  const [errors, setErrors] = useState<FieldErrors>({})
  const { fields } = form.form
  const state = form.base?.state ?? 'draft'

  const run = (step: DeskStep) => {
    const isWritten = step === 'save' || step === 'publish'
    const isPublic = step === 'publish' || state === 'published' || state === 'scheduled'
    const text = editor.current?.text() ?? ''
    const found = isWritten ? errorsOf(fields, text, { isPublic, now: Date.now() }) : {}
    setErrors(found)
    if (Object.keys(found).length === 0) return void steps.run(step)
    if (found.title) fieldset.current?.querySelector('input')?.focus()
    else if (found.body) editor.current?.focus()
    else fieldset.current?.querySelector<HTMLInputElement>('[type=datetime-local]')?.focus()
  }
  const shownWorlds = worlds?.worldSelectList ?? []
  const isListed = fields.worldId === null || shownWorlds.some(({ worldId }) => worldId === fields.worldId)
  const worldName =
    shownWorlds.find(({ worldId }) => worldId === fields.worldId)?.worldName ?? form.base?.worldName ?? fields.worldId

  return (
    <Screen
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
      strip={<OfflineStrip offline={!online} />}
    >
      {isPreview && <NewsPreview form={form} worldName={worldName} />}
      <div hidden={isPreview}>
        <FormNotices form={form} steps={steps} errors={errors} online={online} worldName={worldName} />
        {/* What is on its way is not changed under way. */}
        <div ref={fieldset} inert={steps.busy !== null} className="mt-4 grid gap-4">
          <TextField
            label="タイトル"
            required
            value={fields.title}
            error={errors.title}
            hint={<span className="num">{`${fields.title.length} / ${NEWS_TITLE_MAX}文字`}</span>}
            onChange={event => form.change({ title: event.currentTarget.value })}
          />
          <div className="grid gap-4 min-[360px]:grid-cols-2">
            <SelectField
              label="分類"
              value={fields.category}
              onChange={event => form.change({ category: parseNewsCategory(event.currentTarget.value) ?? 'guide' })}
            >
              {newsCategories.map(category => (
                <option key={category} value={category}>
                  {newsCategoryLabels[category]}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="ワールド"
              value={fields.worldId ?? ''}
              onChange={event => form.change({ worldId: event.currentTarget.value || null })}
            >
              <option value="">なし（全体）</option>
              {!isListed && <option value={fields.worldId ?? ''}>{worldName}</option>}
              {shownWorlds.map(world => (
                <option key={world.worldId} value={world.worldId}>
                  {world.worldName}
                </option>
              ))}
            </SelectField>
          </div>
          <DraftEditor
            ref={editor}
            place="newsBody"
            target={target}
            base={bodyOf(form.base)}
            label="本文"
            count={newsCount}
            limit={NEWS_BODY_MAX}
            rows={14}
            error={errors.body}
            preview={story}
            onText={form.heard}
          />
          {state !== 'published' && <PublishTime form={form} error={errors.time} />}
        </div>
        {form.isUnkept && (
          <Notice tone="hi" icon={TriangleAlert} className="mt-3">
            タイトルなどを、この端末に保存できていません。
          </Notice>
        )}
        <FormSteps form={form} steps={steps} run={run} online={online} isNew={target === NEW} />
      </div>
    </Screen>
  )
}
