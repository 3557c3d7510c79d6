// Element behind the last line of a novel: when it becomes visible, the novel is marked as read, which fulfils missions.
// Marks are safe to repeat; a lost one is made at the next visit.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { novelCalls } from './queries.ts'

export function ReadToEnd({ novelId }: { novelId: number }) {
  const end = useRef<HTMLSpanElement>(null)
  const told = useRef(false)
  const client = useQueryClient()
  const online = useOnline()
  const userId = useSession().user?.userId
  useEffect(() => {
    if (!end.current || userId === undefined || !online || told.current) return
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || told.current) return
      told.current = true
      novelCalls.readToEnd
        .send({ novelId }, { userId })
        .then(({ reached }) => {
          client.invalidateQueries({ queryKey: novelCalls.getList.key() }).catch(() => {})
          if (reached > 0) client.invalidateQueries({ queryKey: ['mission'] }).catch(() => {})
        })
        .catch(() => {
          told.current = false
        })
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [novelId, userId, online, client])
  return <span ref={end} aria-hidden="true" className="block size-px" />
}
