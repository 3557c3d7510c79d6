// Somebody else changed the article while it was written here: both stand side by side, and neither is lost.
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { newsCategoryLabels, newsStateLabels } from '#rules/news.ts'
import type { AdminArticle } from './queries.ts'
import type { NewsForm } from './use-news-form.ts'

const pictureWords = (picture: string | null): string => (picture === null ? '絵なし' : '絵あり')

export function NewsConflict({
  form,
  theirs,
  adopt,
  worldName,
}: {
  form: NewsForm
  theirs: AdminArticle
  adopt: (article: AdminArticle) => Promise<void>
  worldName: string | null
}) {
  const { fields } = form.form
  const side = (
    name: string,
    facts: readonly (string | null | false)[],
    { title, body }: { title: string; body: string },
    label: string,
    choose: () => Promise<void>,
  ) => (
    <section aria-label={name} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-cap font-semibold">{name}</h3>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        tabIndex={0}
        className="max-h-52 flex-1 overflow-y-auto rounded-card border border-line bg-paper p-3 text-sub wrap-anywhere"
      >
        <p className="text-meta text-ink-soft">{facts.filter(Boolean).join('・')}</p>
        <p className="font-semibold">{title || '（タイトルなし）'}</p>
        <p className="whitespace-pre-wrap">{body || '（本文なし）'}</p>
      </div>
      <Button variant="line" onClick={() => void choose()}>
        {label}
      </Button>
    </section>
  )
  const changedAt = theirs.updatedAt && `${formatDayTime(theirs.updatedAt)}に変更`
  return (
    <Card as="section" className="mt-3 py-3.5" aria-label="二つのお知らせ">
      <p className="mb-2 text-sub font-semibold">このお知らせは、別の画面でも変更されています。</p>
      <p className="mb-3 text-cap text-ink-soft">
        保存されているほうを選んでも、いまの本文は下書きの一覧から取りもどせます。
      </p>
      <div className="grid gap-3 min-[600px]:grid-cols-2">
        {side(
          'いま書いているもの',
          [newsCategoryLabels[fields.category], fields.worldId !== null && worldName, pictureWords(fields.picture)],
          { title: fields.title, body: form.text ?? '' },
          'こちらで続ける',
          () => form.goOnFrom(theirs),
        )}
        {side(
          '保存されているもの',
          [
            newsStateLabels[theirs.state],
            newsCategoryLabels[theirs.category],
            theirs.worldName,
            pictureWords(theirs.picture),
            changedAt,
          ],
          theirs,
          'こちらに戻す',
          () => adopt(theirs),
        )}
      </div>
    </Card>
  )
}
