// Hook: keys of the texts saved on this device.
import { useEffect, useState } from 'react'
import { readSavedTexts } from '#app/platform/saved-texts.ts'

const NONE: ReadonlySet<string> = new Set()

/** The textKeys; empty until the device has answered, and without storage. */
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
