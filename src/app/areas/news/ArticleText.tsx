// An article for readers: picture, category, time, world, title and text.

import type { ReactNode } from 'react'
import type { NewsArticle } from '#app/shared/news/queries.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { pictureWidth } from '#app/ui/saves-data.ts'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { newsCategoryLabels } from '#rules/news.ts'
import { fileSource } from '../../ui/file-address.ts'
import { newsTones } from './NewsRow.tsx'

export type ShownArticle = Pick<NewsArticle, 'picture' | 'category' | 'title' | 'worldName' | 'publishedAt' | 'body'>

export function ArticleText({
  article,
  note,
  children,
}: {
  article: ShownArticle
  /** content behind the facts */
  note?: ReactNode
  /** content under the title */
  children?: ReactNode
}) {
  return (
    <>
      {article.picture && (
        <img
          {...fileSource(imageSource(article.picture, 'assets', pictureWidth(1200)))}
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
          {note}
        </p>
        <PageHeading className="phrases mt-1.5">{article.title}</PageHeading>
        {children}
      </header>
      <article className="max-w-[36em] leading-[1.9]">
        <StoryText text={article.body} />
      </article>
    </>
  )
}
