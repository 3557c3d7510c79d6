// Right column of a world's scenarios on wide screens: those one takes part in, so that a date of another story is in view too.
import { lazy, Suspense } from 'react'
import { Aside } from '#app/ui/Aside.tsx'

const OwnScenarios = lazy(() => import('./OwnScenarios.tsx').then(module => ({ default: module.OwnScenarios })))

export const OwnAside = () => (
  <Aside only>
    <Suspense>
      <OwnScenarios plain />
    </Suspense>
  </Aside>
)
