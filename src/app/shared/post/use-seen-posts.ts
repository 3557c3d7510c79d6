// Hook that marks the shown posts of a talk as seen; a mark that is lost on the way is repeated when the page is looked at again.
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * @param last post up to which all is shown; undefined while there is none, or for those who have no marks
 * @param mark tells the server
 */
export function useSeenPosts(last: number | undefined, mark: (postId: number) => Promise<unknown>): void {
  const told = useRef(0)
  const tell = useEffectEvent((postId: number): void => {
    told.current = postId
    mark(postId).catch(() => {
      told.current = 0
    })
  })
  useEffect(() => {
    if (last === undefined) return
    const look = (): void => {
      if (last > told.current && document.visibilityState === 'visible') tell(last)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last])
}
