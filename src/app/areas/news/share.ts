// 共有 of an article.

import type { NewsArticle } from '#app/shared/news/queries.ts'
import { sharePage } from '#app/ui/share.ts'

export const shareArticle = ({ title, postId }: NewsArticle): Promise<void> => sharePage(title, `/news/${postId}`)
