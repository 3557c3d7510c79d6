// Question about a decision that the device cannot keep; it comes with its words when there is one.
import { lazy, Suspense } from 'react'
import type { Decisions } from './use-decisions.ts'

const UnkeptDialog = lazy(() => import('./UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })))

interface UnkeptProps<Thing> {
  decisions: Decisions<Thing>
  nameOf: (thing: Thing) => string
}

export const Unkept = <Thing,>({ decisions, nameOf }: UnkeptProps<Thing>) => {
  const { unkept, keepOpen, decideNow, wordsOf } = decisions
  return (
    <Suspense>
      {unkept && (
        <UnkeptDialog
          name={nameOf(unkept.thing)}
          words={wordsOf(unkept.verdict)}
          onClose={keepOpen}
          onYes={() => void decideNow()}
        />
      )}
    </Suspense>
  )
}
