// Makes the voices of the demo's replays and stores those that are not stored yet.
import { createHash } from 'node:crypto'
import { soundKey } from '#rules/sounds.ts'
import type { Files } from '../../platform/files.ts'
import { demoPeople, demoReplays } from '../content.ts'
import type { DemoVoice } from '../shapes/replay.ts'
import { RATE, speak } from './speak.ts'
import { wavOf } from './wav.ts'

/** Lowest pitch of a voice by seibetsu, and how much higher one may be. */
const PITCHES: Record<string, readonly [number, number]> = { 1: [112, 40], 2: [205, 70] }
const BETWEEN = [160, 50] as const

const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 8)

function pitchOf(character: string): number {
  const seibetsu = demoPeople[character]?.seibetsu
  const [lowest, more] = PITCHES[String(seibetsu)] ?? BETWEEN
  return lowest + (Number.parseInt(hashOf(character), 16) % more)
}

/** Id of the sound of a clip, which carries a hash of all that it is made of. */
export const voiceId = ({ character, reading }: Pick<DemoVoice, 'character' | 'reading'>): string =>
  `${character}-${hashOf(`1 ${reading} ${pitchOf(character)}`)}`

export async function storeVoices(files: Files): Promise<void> {
  for (const { chapters } of demoReplays) {
    for (const voice of chapters.flatMap(({ voices }) => voices)) {
      const key = soundKey(voiceId(voice))
      if (await files.exists(key)) continue
      await files.put(key, wavOf(speak(voice.reading, pitchOf(voice.character)), RATE))
    }
  }
}
