// Which texts this device has saved for the way.
import { useEffect, useState } from 'react'
import { readSavedTexts } from '#app/platform/saved-texts.ts'

const NONE: ReadonlySet<string> = new Set()

/** Their textKeys; nothing until the device has answered, and where it keeps nothing. */
export function useSavedKeys(): ReadonlySet<string> {
  const [keys, setKeys] = useState(NONE)
  useEffect(() => {
    readSavedTexts().then(
      texts => setKeys(new Set(texts.map(({ textKey }) => textKey))),
      () => {},
    )
  }, [])
  return keys
}

export const novelKey = (novelId: number): string => `novel:${novelId}`
