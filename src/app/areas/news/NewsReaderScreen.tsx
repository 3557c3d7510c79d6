// /news/{postId}/read: an article in the reader.

import { Link } from '@tanstack/react-router'
import { type NewsArticle, newsQueries } from '#app/shared/news/queries.ts'
import { NoText } from '#app/shared/reader/NoText.tsx'
import { type LinkFace, type Neighbour, Reader } from '#app/shared/reader/Reader.tsx'
import { useSavedText } from '#app/shared/reader/use-saved-text.ts'
import { useServerPlace } from '#app/shared/reader/use-server-place.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { BackLink } from '#app/ui/TopBar.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { newsCategoryLabels } from '#rules/news.ts'
import { ArticleMissing } from './ArticleMissing.tsx'
import { useReadMark } from './actions.ts'

export function NewsReaderScreen({ postId }: { postId: number }) {
  const query = useRead(newsQueries.article(postId))
  const offline = useSavedText({
    textKey: `news:${postId}`,
    queryKey: newsQueries.article(postId).queryKey,
    query,
    describe,
  })
  const article = offline.text
  const serverPlace = useServerPlace(`news:${postId}`)
  useReadMark(article)
  const back = <BackLink to="/news/$postId" params={{ postId: String(postId) }} replace />
  if (!article) {
    return (
      <NoText title="お知らせ" back={back}>
        <ArticleMissing query={query} />
      </NoText>
    )
  }
  return (
    <Reader
      textKey={`news:${postId}`}
      text={article.body}
      title={article.title}
      over={newsCategoryLabels[article.category]}
      work="お知らせ"
      byline={formatDateTime(article.publishedAt)}
      back={back}
      unit="お知らせ"
      previous={neighbour(article.previous)}
      next={neighbour(article.next)}
      renderLink={readLink}
      offline={offline}
      {...serverPlace}
    />
  )
}

const describe = ({ postId, title }: NewsArticle) => ({ title, path: `/news/${postId}/read`, files: [] })

const neighbour = (to: NewsArticle['next']): Neighbour | null => to && { key: String(to.postId), title: to.title }

// Moving to the next article adds no step to the history.
const readLink = (postId: string, face: LinkFace) => (
  <Link to="/news/$postId/read" params={{ postId }} replace {...face} />
)
