// Hook for the ground of the reader. It is set on the whole document while the reader is open, so that sheets and toasts
// have the same ground.
import '#app/ui/theme/reader.css'
import { useLayoutEffect } from 'react'
import { applyColorScheme, readColorScheme } from '#app/platform/color-scheme.ts'
import type { ReaderSettings } from './settings.ts'

export function useReadingTheme(theme: ReaderSettings['theme']): void {
  useLayoutEffect(() => {
    if (theme === 'app') return
    const { dataset } = document.documentElement
    dataset.scheme = theme === 'dark' ? 'dark' : 'light'
    if (theme === 'sepia') dataset.reading = 'sepia'
    return () => {
      delete dataset.reading
      applyColorScheme(readColorScheme())
    }
  }, [theme])
}
