// Words that a master writes beside the text and has not sent yet, kept on the device: the panel may be closed meanwhile.
import { useEffect } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'

/**
 * @param name subject, with the version of its form
 * @param saved what the server has; what was written is dropped when it says the same
 */
export function useWritten<Written>(name: string, saved: Written) {
  const { choice, choose } = useKeptChoice<Written>(name)
  const isSame = choice !== null && JSON.stringify(choice) === JSON.stringify(saved)
  useEffect(() => {
    if (isSame) choose(null)
  }, [isSame, choose])
  return { written: choice ?? saved, isChanged: choice !== null && !isSame, write: choose }
}
