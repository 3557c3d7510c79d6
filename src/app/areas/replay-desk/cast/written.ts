// Words that a master has typed beside the text and not sent yet. They are kept on the device, because the panel may be closed meanwhile.
import { useEffect } from 'react'
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
  return { written: choice ?? saved, isChanged: choice !== null && !isSame, write: choose }
}
