// A choice on a screen that is not saved yet. It is stored on the device from the moment it is made, so that a user who
// leaves the screen, or whose page is closed, finds it again.
import { del, get, set } from 'idb-keyval'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdDirty } from './dirty.ts'
import { keyval } from './storage.ts'
import { useSession } from './use-session.ts'

/** Place of the choice. saving: on its way to the device · saved: stored, since `at` · failed: only in this page. */
export type Keeping = { state: 'none' } | { state: 'saving' } | { state: 'saved'; at: number } | { state: 'failed' }

type Stored<Choice> = { choice: Choice; at: number }

/** Time after which a choice is dropped from the screen though the device still holds it. */
const PATIENCE_MS = 1_000

const NONE: Keeping = { state: 'none' }

/**
 * Hook for a choice.
 * @param name subject of the choice, with the version of its form: `equipment1:<characterId>`; a new form takes a new name
 * @returns the choice, null when there is none, and functions that make or drop one: what was dropped stays until the device
 * has dropped it, so that a page which is read anew does not bring back what was gone
 */
export function useKeptChoice<Choice>(name: string) {
  const userId = useSession().user?.userId ?? ''
  const place = `choice:${userId}:${name}`
  const [choice, setChoice] = useState<Choice | null>(null)
  const [keeping, setKeeping] = useState<Keeping>(NONE)
  /** Number of the newest write, whose outcome counts; 0 when nothing was chosen here yet. */
  const newest = useRef(0)
  const writes = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    get<Stored<Choice>>(place, keyval)
      .then(stored => {
        if (!stored || newest.current > 0) return
        setChoice(stored.choice)
        setKeeping({ state: 'saved', at: stored.at })
      })
      .catch(() => {})
  }, [place])

  const choose = useCallback(
    (next: Choice | null): void => {
      newest.current++
      const own = newest.current
      const at = Date.now()
      const show = (now: Keeping) => {
        if (own !== newest.current) return
        if (next === null) setChoice(null)
        setKeeping(next === null ? NONE : now)
      }
      const release = holdDirty()
      if (next === null) {
        // A device that cannot drop it must not hold the user up.
        const late = setTimeout(show, PATIENCE_MS, NONE)
        writes.current = writes.current
          .then(() => del(place, keyval))
          .catch(() => {})
          .finally(() => {
            clearTimeout(late)
            show(NONE)
            release()
          })
        return
      }
      setChoice(next)
      setKeeping({ state: 'saving' })
      writes.current = writes.current
        .then(() => set(place, { choice: next, at }, keyval))
        .then(
          () => show({ state: 'saved', at }),
          () => show({ state: 'failed' }),
        )
        .finally(release)
    },
    [place],
  )
  return { choice, keeping, choose }
}
