// The line that tells where a text is stored. It is rendered at each save, unlike the editor around it, and only after
// the typed letter has appeared, because rendering it first would hold the letter up.
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import type { DraftLine, DraftState } from '#app/platform/drafts/draft-line.ts'
import type { DraftForEditor } from '#app/platform/drafts/use-draft.ts'
import { useBehind } from '#app/ui/editor/use-behind.ts'
import { useDraftLine } from './use-draft-line.ts'

interface StoredLineProps {
  draft: Pick<DraftForEditor, 'watch' | 'current'>
  children: (line: DraftLine | null) => ReactNode
}

export function StoredLine({ draft, children }: StoredLineProps) {
  const known = useRef<DraftState | undefined>(undefined)
  const state = useSyncExternalStore(useBehind(draft.watch), () => {
    const now = draft.current()?.state
    if (JSON.stringify(now) !== JSON.stringify(known.current)) known.current = now
    return known.current
  })
  return children(useDraftLine(state))
}
