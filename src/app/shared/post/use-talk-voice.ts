// Hook for who speaks in a talk: one of one's own characters, as player or as character.
import { useState } from 'react'

export interface Speaker {
  characterId: string
  characterFullName: string
  icon: string | null
}
export type Voice = 'PL' | 'PC'

export interface TalkVoice {
  /** characters that may speak */
  speakers: readonly Speaker[]
  /** null where somebody speaks without a character */
  speaker: Speaker | null
  voice: Voice
  choose: (characterId: string) => void
  setVoice: (voice: Voice) => void
}

/**
 * @param first character that speaks until another one is chosen; a later one has no effect, because somebody may be writing
 * @param usual voice of the place: a consultation is between players, a community between characters
 */
export function useTalkVoice(speakers: readonly Speaker[], first: string | undefined, usual: Voice): TalkVoice {
  const [chosen, choose] = useState(first)
  const [voice, setVoice] = useState<Voice>(usual)
  const speaker = speakers.find(({ characterId }) => characterId === chosen) ?? speakers[0] ?? null
  return { speakers, speaker, voice, choose, setVoice }
}
