// Element behind the last line of a text: when a member sees it with a network, that is told once. Such marks are safe to repeat; a lost
// one is made at the next visit.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'

interface EndMarkProps {
  /** tells it, and answers with the reads that are old by it; a failure is tried again when the element is seen anew */
  onSeen: (userId: string) => Promise<readonly QueryKey[]>
}

export function EndMark({ onSeen }: EndMarkProps) {
  const client = useQueryClient()
  const end = useRef<HTMLSpanElement>(null)
  const told = useRef(false)
  const tell = useRef(onSeen)
  useEffect(() => {
    tell.current = onSeen
  })
  const online = useOnline()
  const userId = useSession().user?.userId
  useEffect(() => {
    if (!end.current || userId === undefined || !online || told.current) return
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || told.current) return
      told.current = true
      tell.current(userId).then(
        old => {
          for (const queryKey of old) client.invalidateQueries({ queryKey }).catch(() => {})
        },
        () => {
          told.current = false
        },
      )
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [userId, online, client])
  return <span ref={end} aria-hidden="true" className="block size-px" />
}
