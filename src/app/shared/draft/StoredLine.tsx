// The line that tells the place of storage of a text. It is rendered with each save, unlike the editor around it, and behind the letter
// of a key, which it would hold up.
import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react'
import type { DraftLine, DraftState } from '#app/platform/drafts/draft-line.ts'
import type { DraftForEditor } from '#app/platform/drafts/use-draft.ts'
import { useDraftLine } from './use-draft-line.ts'

interface StoredLineProps {
  draft: Pick<DraftForEditor, 'watch' | 'current'>
  children: (line: DraftLine | null) => ReactNode
}

/** Time in which a slow phone has painted the letter of a key. */
const PAINTED_MS = 50

export function StoredLine({ draft, children }: StoredLineProps) {
  const known = useRef<DraftState | undefined>(undefined)
  const { watch } = draft
  const watchBehind = useCallback(
    (look: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tell = (): void => {
        timer = undefined
        look()
      }
      const end = watch(() => {
        timer ??= setTimeout(tell, PAINTED_MS)
      })
      return () => {
        clearTimeout(timer)
        end()
      }
    },
    [watch],
  )
  const state = useSyncExternalStore(watchBehind, () => {
    const now = draft.current()?.state
    if (JSON.stringify(now) !== JSON.stringify(known.current)) known.current = now
    return known.current
  })
  return children(useDraftLine(state))
}
