// Link cards of news.
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import { strip } from '#rules/text/notation.ts'
import { type Asked, cardOf, type Page, type PageCard, plainPage } from '../../platform/pages.ts'
import { findArticle } from './articles.ts'

async function articleCard({ db, now, params: { postId = '' } }: Asked): Promise<PageCard | null> {
  if (parseRowId(postId) === null) return null
  const article = await findArticle(db, { userId: null, postId: Number(postId), now })
  if (!article) return null
  return cardOf({
    title: article.title,
    description: strip(article.body),
    imagePath: article.picture ? imageSource(article.picture, 'assets', 240) : null,
    worldName: article.worldName,
  })
}

export const newsPages: readonly Page[] = [
  plainPage('/news', 'お知らせ', '運営とワールドからのお知らせ。'),
  { route: '/news/$postId', card: articleCard },
  { route: '/news/$postId/read', card: articleCard },
]
