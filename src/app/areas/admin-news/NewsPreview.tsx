// The unsaved article as its readers will see it. The preview does not mark it as read.
import { Eye } from 'lucide-react'
import { ArticleText } from '#app/areas/news/ArticleText.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { type NewsForm, plannedTime } from './fields.ts'

interface NewsPreviewProps {
  form: NewsForm
  worldName: string | null
  now: number
}

export function NewsPreview({ form, worldName, now }: NewsPreviewProps) {
  const { fields, ground, text } = form
  const base = ground.article
  const publishedAt =
    (base?.state === 'published' ? base.publishAt : plannedTime(fields)) ?? new Date(now).toISOString()
  return (
    <>
      <Notice icon={Eye} silent className="mt-3">
        {form.isDirty ? '保存していない変更をふくむ見えかたです。' : '読者に見えるかたちです。'}既読にはなりません。
      </Notice>
      {text === null ? (
        <div className="mt-4">
          <Loading>
            <SkeletonLines widths={[40, 90, 100, 96, 70]} />
          </Loading>
        </div>
      ) : (
        <ArticleText
          article={{
            picture: fields.picture,
            category: fields.category,
            title: fields.title || '（タイトルなし）',
            worldName: fields.worldId === null ? null : worldName,
            publishedAt,
            body: text,
          }}
        />
      )}
    </>
  )
}
