// Button below the text of a replay that keeps a scene of it. What is marked in the text is where the choice begins.
import { Quote } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import type { PhaseKey } from './queries.ts'

const SceneSheet = lazy(() => import('./SceneSheet.tsx').then(module => ({ default: module.SceneSheet })))

export function KeepScene({ of, body }: { of: PhaseKey; body: string }) {
  const marked = useRef('')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MemberButton
        variant="line"
        icon={Quote}
        className="mt-4"
        // The press itself may take the mark away.
        onPointerDown={() => {
          marked.current = String(document.getSelection() ?? '')
        }}
        onClick={() => setOpen(true)}
      >
        この場面を残す
      </MemberButton>
      <Suspense>
        {isOpen && (
          <SceneSheet
            of={of}
            body={body}
            marked={marked.current}
            onClose={() => {
              marked.current = ''
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
