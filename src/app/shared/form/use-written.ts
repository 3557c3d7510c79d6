// Words in a small form or a sheet that were typed and not sent yet. They are kept on the device, because the sheet may be closed
// meanwhile, and the page too.
import { useCallback, useEffect } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'

/**
 * @param name subject, with the version of its form
 * @param saved words that the server has; typed words are dropped once they are the same
 */
export function useWritten<Written>(name: string, saved: Written) {
  const { choice, choose } = useKeptChoice<Written>(name)
  const isSame = choice !== null && JSON.stringify(choice) === JSON.stringify(saved)
  useEffect(() => {
    if (isSame) choose(null)
  }, [isSame, choose])
  return {
    written: choice ?? saved,
    isChanged: choice !== null && !isSame,
    write: choose,
    /** Drops what was written, once it was sent. */
    forget: useCallback(() => choose(null), [choose]),
  }
}
