// /news/{postId}: one article.

import { BookOpen, ChevronLeft, ChevronRight, Share2 } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { type NewsArticle, newsQueries } from '#app/shared/news/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ArticleMissing } from './ArticleMissing.tsx'
import { ArticleText } from './ArticleText.tsx'
import { useReadMark } from './actions.ts'
import { shareArticle } from './share.ts'

export function NewsArticleScreen({ postId }: { postId: number }) {
  const online = useOnline()
  const query = useRead(newsQueries.article(postId))
  const { data: article } = query
  useReadMark(article)
  return (
    <Page
      top={
        <TopBar
          plain={article !== undefined}
          title="お知らせ"
          back={<BackLink to="/news" />}
          trailing={article && <IconButton icon={Share2} label="共有" onClick={() => void shareArticle(article)} />}
        />
      }
    >
      {article ? (
        <Article article={article} age={online ? null : oldSince(query)} />
      ) : (
        <div className="mt-4">
          <ArticleMissing query={query} />
        </div>
      )}
    </Page>
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
