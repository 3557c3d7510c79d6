// Hook: a watch that tells a moment later, behind the letter of the key that it tells of. What is rendered for it holds up no letter.
import { useCallback } from 'react'

/** Time in which a slow phone has painted the letter of a key. */
const PAINTED_MS = 50

type Watch = (watcher: () => void) => () => void

export const useBehind = (watch: Watch): Watch =>
  useCallback(
    watcher => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tell = (): void => {
        timer = undefined
        watcher()
      }
      const end = watch(() => {
        timer ??= setTimeout(tell, PAINTED_MS)
      })
      return () => {
        clearTimeout(timer)
        end()
      }
    },
    [watch],
  )
