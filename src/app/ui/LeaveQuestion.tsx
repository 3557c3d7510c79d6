// Question before a screen with unsaved text is left: a dialog of the app for links and back, the browser's own for closing
// the page.
import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const ConfirmDialog = lazy(() => import('./AlertDialog.tsx').then(module => ({ default: module.ConfirmDialog })))

type Place = { pathname: string; search: unknown }

/** Whether two places differ; overlays have history entries with the same address. */
const isElsewhere = (one: Place, other: Place): boolean =>
  one.pathname !== other.pathname || JSON.stringify(one.search) !== JSON.stringify(other.search)

/** @param lead text that would be lost, and the reason */
export function LeaveQuestion({ lead }: { lead: string }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isElsewhere(current, next),
    enableBeforeUnload: true,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <ConfirmDialog
        open
        onClose={reset}
        title="保存せずに移動しますか？"
        lead={lead}
        answers={[
          { label: 'この画面に残る', role: 'main', onPress: reset },
          { label: '移動する', role: 'destroy', onPress: proceed },
        ]}
      />
    </Suspense>
  )
}
