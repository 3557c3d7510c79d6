// /news/{postId}: one article.
import { useQuery } from '@tanstack/react-query'
import { BookOpen, ChevronLeft, ChevronRight, Share2 } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ArticleMissing } from './ArticleMissing.tsx'
import { ArticleText } from './ArticleText.tsx'
import { useReadMark } from './actions.ts'
import { type NewsArticle, newsQueries } from './queries.ts'
import { shareArticle } from './share.ts'

const FRESH_MS = 60_000

export function NewsArticleScreen({ postId }: { postId: number }) {
  const online = useOnline()
  const query = useQuery(newsQueries.article(postId))
  const { data: article, dataUpdatedAt } = query
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
          <ArticleMissing query={query} />
        </div>
      )}
    </Screen>
  )
}

function Article({ article, age }: { article: NewsArticle; age: number | null }) {
  const { previous, next } = article
  return (
    <>
      <ArticleText article={article} note={age !== null && <AgeNote at={age} />}>
        <ButtonLink
          variant="line"
          icon={BookOpen}
          className="mt-3"
          to="/news/$postId/read"
          params={{ postId: String(article.postId) }}
        >
          リーダーで読む
        </ButtonLink>
      </ArticleText>
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
