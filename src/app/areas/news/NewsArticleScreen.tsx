// /news/{postId}: one article.
import { useQuery } from '@tanstack/react-query'
import { BookOpen, ChevronLeft, ChevronRight, Share2 } from 'lucide-react'
import { StoryText } from '#app/areas/ogp/StoryText.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { BackLink, PageHeading, TopBar } from '#app/ui/TopBar.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { newsCategoryLabels } from '#rules/news.ts'
import { ArticleMissing } from './ArticleMissing.tsx'
import { useReadMark } from './actions.ts'
import { newsTones } from './NewsRow.tsx'
import { type NewsArticle, newsQueries } from './queries.ts'
import { shareArticle } from './share.ts'

const FRESH_MS = 60_000

export function NewsArticleScreen({ postId }: { postId: number }) {
  const online = useOnline()
  const { data: article, error, dataUpdatedAt, refetch, isFetching } = useQuery(newsQueries.article(postId))
  useReadMark(article)
  return (
    <Screen
      top={
        <TopBar
          plain={article !== undefined}
          title="お知らせ"
          back={<BackLink to="/news" />}
          trailing={article && <IconButton icon={Share2} label="共有" onClick={() => void shareArticle(article)} />}
        />
      }
      strip={<OfflineStrip offline={!online} />}
    >
      {article ? (
        <Article article={article} age={!online && dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null} />
      ) : (
        <div className="mt-4">
          <ArticleMissing error={error} pending={isFetching} onRetry={refetch} />
        </div>
      )}
    </Screen>
  )
}

function Article({ article, age }: { article: NewsArticle; age: number | null }) {
  const { previous, next } = article
  return (
    <>
      {article.picture && (
        <img
          src={imageSource(article.picture, 'assets', 1200)}
          alt=""
          width={1200}
          height={800}
          className="art -mx-4 block aspect-[2/1] w-[calc(100%+2rem)] max-w-none object-cover md:mx-0 md:mt-4 md:w-full md:rounded-card"
        />
      )}
      <header className="mt-4 mb-3">
        <p className="flex flex-wrap items-center gap-2 text-meta text-ink-soft">
          <Chip tone={newsTones[article.category]}>{newsCategoryLabels[article.category]}</Chip>
          <time dateTime={article.publishedAt} className="num">
            {formatDateTime(article.publishedAt)}
          </time>
          {article.worldName && <span>{article.worldName}</span>}
          {age !== null && <AgeNote at={age} />}
        </p>
        <PageHeading className="phrases mt-1.5">{article.title}</PageHeading>
        <ButtonLink
          variant="line"
          icon={BookOpen}
          className="mt-3"
          to="/news/$postId/read"
          params={{ postId: String(article.postId) }}
        >
          リーダーで読む
        </ButtonLink>
      </header>
      <article className="max-w-[36em] leading-[1.9]">
        <StoryText text={article.body} />
      </article>
      <nav aria-label="前後のお知らせ" className="mt-6 flex flex-wrap justify-between border-t border-line pt-1">
        {previous ? (
          <ButtonLink
            variant="text"
            icon={ChevronLeft}
            to="/news/$postId"
            params={{ postId: String(previous.postId) }}
            title={previous.title}
          >
            前のお知らせ
          </ButtonLink>
        ) : (
          <span />
        )}
        {next && (
          <ButtonLink
            variant="text"
            iconEnd={ChevronRight}
            to="/news/$postId"
            params={{ postId: String(next.postId) }}
            title={next.title}
          >
            次のお知らせ
          </ButtonLink>
        )}
      </nav>
    </>
  )
}
