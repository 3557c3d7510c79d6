// Somebody else changed the article while it was written here: both stand side by side, and neither is lost.
import { TwoVersions } from '#app/shared/draft/TwoVersions.tsx'
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
  const { fields } = form
  return (
    <TwoVersions
      what="お知らせ"
      written={{
        title: fields.title || '（タイトルなし）',
        text: form.text ?? '',
        facts: [
          newsCategoryLabels[fields.category],
          fields.worldId !== null && worldName,
          pictureWords(fields.picture),
        ],
      }}
      saved={{
        title: theirs.title || '（タイトルなし）',
        text: theirs.body,
        facts: [
          newsStateLabels[theirs.state],
          newsCategoryLabels[theirs.category],
          theirs.worldName,
          pictureWords(theirs.picture),
          theirs.updatedAt && `${formatDayTime(theirs.updatedAt)}に変更`,
        ],
      }}
      onGoOn={() => void form.goOnFrom(theirs)}
      onAdopt={() => void adopt(theirs)}
    />
  )
}
