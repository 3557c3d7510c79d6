// Hook: the voice of this device that reads Japanese.
import { useEffect, useState } from 'react'

/** Longest wait for the voices of the device, which come late, and on some devices never. */
const WAIT_MS = 2_000

const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis

/**
 * Voice that reads Japanese: one that works without a network before others, among them the one that the device has
 * chosen.
 */
function japaneseVoice(): SpeechSynthesisVoice | null {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ lang }) => /^ja\b/i.test(lang.replace('_', '-')))
  const local = voices.filter(({ localService }) => localService)
  const among = local.length > 0 ? local : voices
  return among.find(voice => voice.default) ?? among[0] ?? null
}

/** @returns undefined while it is looked for, null when there is none */
export function useDeviceVoice(): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null | undefined>(() => japaneseVoice() ?? undefined)
  useEffect(() => {
    const look = () => {
      const found = japaneseVoice()
      // A voice that was found is kept: the list may change while it speaks.
      if (found) setVoice(before => before ?? found)
    }
    look()
    const timer = setTimeout(() => setVoice(before => before ?? null), synthesis() ? WAIT_MS : 0)
    synthesis()?.addEventListener('voiceschanged', look)
    return () => {
      clearTimeout(timer)
      synthesis()?.removeEventListener('voiceschanged', look)
    }
  }, [])
  return voice
}
