// The four drawings of thread for empty, failed, rewarding and passed moments. The words beside them say everything, so they are
// hidden from assistive technology; a drawing that has not come, or cannot, leaves its place blank.
import { lazy, Suspense } from 'react'
import { type DrawingProps, frame } from './drawing-frame.ts'

const Blank = ({ className }: DrawingProps) => <svg aria-hidden="true" {...frame} className={className} />

const ThreadDrawing = lazy(() => import('./ThreadDrawings.tsx').catch(() => ({ default: Blank })))

const drawing = (name: 'Empty' | 'Failure' | 'Bow' | 'Passed') => (props: DrawingProps) => (
  <Suspense fallback={<Blank {...props} />}>
    <ThreadDrawing name={name} {...props} />
  </Suspense>
)

/** Drawing of an empty list: a spool almost run out, its thread lying loose and dotted. */
export const EmptyDrawing = drawing('Empty')
/** Drawing of a failure. */
export const FailureDrawing = drawing('Failure')
/** Drawing of a reward: a bow. */
export const BowDrawing = drawing('Bow')
/** Drawing of what has passed. */
export const PassedDrawing = drawing('Passed')
