// The desk of an article that is being written, with its steps.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { openOf } from '#app/platform/outbox/write.ts'
import { firstOfDesk, NEW } from '#app/shared/form/desk-address.ts'
import { FormBody, FormField, story } from '#app/shared/form/FormField.tsx'
import { FaultSummary, FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { TimingField } from '#app/shared/form/TimingField.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { PictureField } from '#app/shared/picture/PictureField.tsx'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { BackLink } from '#app/ui/TopBar.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import { NEWS_BODY_MAX, newsStateLabels } from '#rules/news.ts'
import { StateChip } from './AdminNewsRow.tsx'
import { FormSteps } from './FormSteps.tsx'
import { groundOf, newsKind } from './fields.ts'
import { NewsPreview } from './NewsPreview.tsx'
import { type AdminArticle, adminNewsQueries } from './queries.ts'
import { type DeskStep, NEWS_BODY, takingStep } from './taking-step.ts'
import { useNewsSteps } from './use-news-steps.ts'

const timings = [
  { value: 'now', label: 'すぐに公開' },
  { value: 'later', label: '日時を決める' },
] as const

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
  const outbox = useOutbox()
  const [first] = useState(() => groundOf(article))
  const isOpen = (): boolean => openOf(outbox?.get().items ?? [], takingStep.kind, { target }) !== undefined
  const form = useForm({ kind: newsKind, first, judged: { isPublic: false, isTimed: false, now: 0 }, isOpen })
  const steps = useNewsSteps(form, target)
  const now = useServerNow(adminNewsQueries.list(firstOfDesk))
  const { data: worlds } = useQuery(adminNewsQueries.worlds())
  const { fields } = form
  const base = form.ground.article
  const state = base?.state ?? 'draft'

  const check = (step: DeskStep): boolean => {
    if (step !== 'save' && step !== 'publish') return true
    const isPublic = step === 'publish' || state === 'published' || state === 'scheduled'
    return form.check({ isPublic, isTimed: state === 'published' ? null : step === 'publish', now })
  }
  const shownWorlds = worlds?.worldSelectList ?? []
  const worldName =
    shownWorlds.find(({ worldId }) => worldId === fields.worldId)?.worldName ?? base?.worldName ?? fields.worldId
  const isListed = fields.worldId === null || shownWorlds.some(({ worldId }) => worldId === fields.worldId)
  const worldOptions = [
    [null, 'なし（全体）'],
    ...(isListed ? [] : [[fields.worldId, worldName ?? '']]),
    ...shownWorlds.map(world => [world.worldId, world.worldName]),
  ] as [string | null, string][]

  return (
    <WritingPage
      title={target === NEW ? '新しいお知らせ' : 'お知らせの編集'}
      back={<BackLink to="/admin/news" search={firstOfDesk} />}
      isPreview={isPreview}
      hasHeading
      {...previewWays(
        { to: '/admin/news/$postId', params: { postId: target }, search: { preview: true } },
        { to: '/admin/news/$postId', params: { postId: target }, search: {} },
      )}
      preview={<NewsPreview form={form} worldName={worldName} now={now} />}
    >
      <FormNotices
        form={form}
        of={steps}
        isNew={base === null}
        staleCodes={['NEWS_CHANGED', 'NEWS_STATE']}
        newest={steps.newest}
        lead={
          <>
            <StateChip state={state} />
            {base?.publishAt && state !== 'draft' && state !== 'withdrawn' && (
              <span className="num">
                {formatDateTime(base.publishAt)}
                {state === 'scheduled' && 'に公開します'}
              </span>
            )}
          </>
        }
        facts={theirs => {
          const saved = theirs?.article
          if (!saved) return [fields.worldId !== null && worldName]
          const { worldName: theirWorld, updatedAt } = saved
          return [newsStateLabels[saved.state], theirWorld, updatedAt && `${formatDayTime(updatedAt)}に変更`]
        }}
      />
      <FaultSummary form={form} />
      <FormBody form={form} isBusy={steps.busy !== null}>
        <FormField form={form} name="title" />
        <div className="grid gap-4 min-[360px]:grid-cols-2">
          <FormField form={form} name="category" />
          <FormField form={form} name="worldId" options={worldOptions} />
        </div>
        <FormText {...{ form, target, draftId }} place={NEWS_BODY} limit={NEWS_BODY_MAX} rows={14} preview={story} />
        <PictureField picture={form.fields.picture} onChange={picture => form.change({ picture })} />
        {state !== 'published' && (
          <TimingField
            {...{ form, now }}
            title="公開の日時"
            timings={timings}
            label="公開日時"
            suffix="に公開します"
            hint="予約すると、この日時に自動で公開します。"
          />
        )}
      </FormBody>
      <FormSteps
        form={form}
        steps={steps}
        check={check}
        run={step => void steps.run(step)}
        obstacle={
          form.obstacle ??
          (steps.isChecking ? steps.reason : offlineWritingReason(online, '保存や公開ができます')) ??
          null
        }
        isNew={target === NEW}
      />
    </WritingPage>
  )
}
