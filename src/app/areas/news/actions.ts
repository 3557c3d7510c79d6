// Marking news as read. The mark of an opened article is safe to repeat and is no press; without a network it is tried again at the
// next visit.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { type NewsArticle, newsCalls, newsQueries } from '#app/shared/news/queries.ts'

/** Marks an article as read once it is on the screen; reading fulfils News missions. */
export function useReadMark(article: NewsArticle | undefined): void {
  const { user } = useSession()
  const online = useOnline()
  const client = useQueryClient()
  const marked = useRef<number | null>(null)
  const postId = article?.postId
  useEffect(() => {
    if (postId === undefined || !user || !online || marked.current === postId) return
    marked.current = postId
    newsCalls.read
      .send({ postId })
      .then(() => {
        client.setQueryData(newsQueries.article(postId).queryKey, old => old && { ...old, read: true })
        return Promise.all([
          client.invalidateQueries({ queryKey: newsCalls.getList.key() }),
          client.invalidateQueries({ queryKey: ['mission'] }),
        ])
      })
      .catch(() => {
        marked.current = null
      })
  }, [postId, user, online, client])
}

/** Reads all articles. Only with a network: later it would read what has come since. */
export const readingAllNews = defineWrite({
  kind: 'news.readAll',
  policy: 'online',
  thing: [],
  touches: ['news'],
  toasts: 'problems',
  press: () => ({ entity: 'news', request: newsCalls.readAll.request({}), note: 'お知らせ', facts: {} }),
})
