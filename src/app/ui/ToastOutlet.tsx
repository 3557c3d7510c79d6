import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toast-store.ts'

const Toaster = lazy(() => import('./Toaster.tsx'))

/** The place of the toasts, last in the shell. Their view is loaded with the first of them. */
export function ToastOutlet() {
  const any = useSyncExternalStore(toasts.subscribe, () => toasts.list().length > 0)
  return any ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
