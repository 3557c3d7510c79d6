// A choice that was made on a screen and not saved yet: it lies on the device from the moment it is made, so that whoever
// leaves the screen, or whose page is closed, finds it there again.
import { del, get, set } from 'idb-keyval'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdDirty } from './dirty.ts'
import { keyval } from './storage.ts'
import { useSession } from './use-session.ts'

/**
 * Where the choice is. saving: on its way to the device · saved: there, since `at` · failed: on this page alone, and gone
 * with it.
 */
export type Keeping = { state: 'none' } | { state: 'saving' } | { state: 'saved'; at: number } | { state: 'failed' }

type Stored<Choice> = { choice: Choice; at: number }

const NONE: Keeping = { state: 'none' }

/**
 * @param name what is chosen, with its form: `equipment1:<characterId>`. Another form of the choice takes another name
 * @returns the choice, null where there is none, and how to make or drop one
 */
export function useKeptChoice<Choice>(name: string) {
  const userId = useSession().user?.userId ?? ''
  const place = `choice:${userId}:${name}`
  const [choice, setChoice] = useState<Choice | null>(null)
  const [keeping, setKeeping] = useState<Keeping>(NONE)
  /** Of which write the outcome counts: the last one. 0: nothing was chosen here yet. */
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
      const show = (now: Keeping) => own === newest.current && setKeeping(now)
      setChoice(next)
      setKeeping(next === null ? NONE : { state: 'saving' })
      const release = holdDirty()
      const write = () => (next === null ? del(place, keyval) : set(place, { choice: next, at }, keyval))
      writes.current = writes.current
        .then(write)
        .then(
          () => next !== null && show({ state: 'saved', at }),
          () => next !== null && show({ state: 'failed' }),
        )
        .finally(release)
    },
    [place],
  )
  return { choice, keeping, choose }
}
