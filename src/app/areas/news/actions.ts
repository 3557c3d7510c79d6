// Marking news as read. Marks are safe to repeat and need no key; without a network they are tried again at the next visit.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
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

export function useReadAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => newsCalls.readAll.send({}),
    onSuccess: () => client.invalidateQueries({ queryKey: newsCalls.getList.key() }),
    onError: error => tellFailure('すべて既読にできませんでした', error),
  })
}
