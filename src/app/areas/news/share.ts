// 共有 of an article.
import { sharePage } from '#app/ui/share.ts'
import type { NewsArticle } from './queries.ts'

export const shareArticle = ({ title, postId }: NewsArticle): Promise<void> => sharePage(title, `/news/${postId}`)
