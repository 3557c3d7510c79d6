// Element behind the last line of a text: when a member sees it with a network, that is told once.
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'

interface EndMarkProps {
  /** tells it; a failure is tried again when the element is seen anew */
  onSeen: (userId: string) => Promise<unknown>
}

export function EndMark({ onSeen }: EndMarkProps) {
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
      tell.current(userId).catch(() => {
        told.current = false
      })
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [userId, online])
  return <span ref={end} aria-hidden="true" className="block size-px" />
}
