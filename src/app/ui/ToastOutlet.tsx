import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from './toast-store.ts'

/**
 * The place of the toasts, last in the shell. Their view is loaded with the first toast. A failed loading must not break the
 * page (as `lazy` would): the toasts wait, and the next one tries again.
 */
export function ToastOutlet() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Toaster || list.length === 0) return
    import('./Toaster.tsx').then(
      module => setToaster(() => module.default),
      () => {},
    )
  }, [Toaster, list])
  return Toaster && <Toaster />
}
