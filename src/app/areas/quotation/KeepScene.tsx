// この場面を残す: the button, below the text of a replay and in its reader, and the sheet in which the scene is chosen. What is marked
// in the text is where the choice begins.
import { Quote } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { type Marked, markedWords } from '#app/shared/story/marked.ts'
import type { ButtonProps } from '#app/ui/Button.tsx'
import type { PhaseKey } from './queries.ts'

const SceneSheet = lazy(() => import('./SceneSheet.tsx').then(module => ({ default: module.SceneSheet })))

/** Hook: the sheet, which outlives the button that opened it, and what opens it. */
export function useKeepScene(of: PhaseKey, body: string): { open: (marked: Marked) => void; sheet: ReactNode } {
  const [marked, setMarked] = useState<Marked | null>(null)
  const sheet = marked && (
    <Suspense>
      <SceneSheet of={of} body={body} marked={marked} onClose={() => setMarked(null)} />
    </Suspense>
  )
  return { open: setMarked, sheet }
}

interface KeepSceneButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** begins with what is marked; null: nothing is */
  onKeep: (marked: Marked | null) => void
}

export function KeepSceneButton({ onKeep, variant = 'line', className }: KeepSceneButtonProps) {
  const marked = useRef<Marked | null>(null)
  return (
    <MemberButton
      variant={variant}
      icon={Quote}
      className={className}
      // The press itself may take the mark away.
      onPointerDown={() => {
        marked.current = markedWords()
      }}
      onClick={() => {
        onKeep(marked.current)
        marked.current = null
      }}
    >
      この場面を残す
    </MemberButton>
  )
}
