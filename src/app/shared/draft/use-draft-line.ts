// Hook for the line under the editor, updated with time, because saving that takes long counts as failed.
import { useEffect, useState } from 'react'
import { type DraftLine, type DraftState, draftLine } from '#app/platform/drafts/draft-line.ts'
import type { SaveState } from '#app/ui/editor/types.ts'

const A_SECOND = 1_000

export function useDraftLine(state: DraftState | undefined): DraftLine | null {
  const [now, setNow] = useState(Date.now)
  const waits = state !== undefined && (state.device.state === 'saving' || state.server.state === 'waiting')
  useEffect(() => {
    setNow(Date.now())
    if (!waits) return
    const timer = setInterval(() => setNow(Date.now()), A_SECOND)
    return () => clearInterval(timer)
  }, [waits])
  return state ? draftLine(state, now) : null
}

const tones: Record<DraftLine['kind'], SaveState['tone']> = {
  empty: 'quiet',
  saving: 'quiet',
  device: 'device',
  server: 'server',
  unsaved: 'failed',
}

export const saveState = ({ kind, text }: DraftLine): SaveState | undefined =>
  kind === 'empty' ? undefined : { text, tone: tones[kind] }
