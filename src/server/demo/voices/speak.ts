// The voices of the demo, made here: a buzz and a hiss through the formants of each vowel. They are no speech that one would
// understand, but each character has a tone of its own, and every clip is original.
import { type Mora, moraeOf, type Vowel } from './morae.ts'

export const RATE = 16_000
const FORMANTS: Record<Vowel, readonly [number, number, number]> = {
  a: [780, 1_250, 2_600],
  i: [300, 2_300, 3_000],
  u: [340, 1_200, 2_400],
  e: [500, 1_900, 2_600],
  o: [480, 850, 2_500],
  n: [260, 1_100, 2_300],
}
const WIDTHS = [80, 110, 170] as const
const LOUDNESS = [1, 0.55, 0.22] as const

/** A resonance with two poles, whose frequency may move. */
class Resonance {
  #one = 0
  #two = 0
  next(sound: number, hertz: number, width: number): number {
    const radius = Math.exp((-Math.PI * width) / RATE)
    const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / RATE)
    const out = (1 - radius) * sound + turn * this.#one - radius * radius * this.#two
    this.#two = this.#one
    this.#one = out
    return out
  }
}

/** A quick sound without a pitch, the same at every run. */
function hissFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 1_073_741_824 - 1
  }
}

/** Flow through the vocal folds at a share of their period. */
const flow = (share: number): number =>
  share < 0.4
    ? 0.5 - 0.5 * Math.cos((Math.PI * share) / 0.4)
    : share < 0.56
      ? Math.cos((Math.PI * (share - 0.4)) / 0.32)
      : 0

type Step = { seconds: number; vowel: Vowel; voice: number; hiss: number }

const BEFORE: Record<Mora['onset'], readonly Omit<Step, 'vowel'>[]> = {
  none: [],
  stop: [
    { seconds: 0.035, voice: 0, hiss: 0 },
    { seconds: 0.012, voice: 0.1, hiss: 0.5 },
  ],
  hiss: [{ seconds: 0.065, voice: 0.05, hiss: 0.35 }],
  hum: [{ seconds: 0.045, voice: 0.35, hiss: 0 }],
  glide: [{ seconds: 0.03, voice: 0.45, hiss: 0 }],
}
const MORA_SECONDS = 0.105
const PAUSE_SECONDS = 0.16

function stepsOf(reading: string): Step[] {
  let last: Vowel = 'n'
  return moraeOf(reading).flatMap(({ onset, vowel }) => {
    if (vowel === null) return [{ seconds: PAUSE_SECONDS, vowel: last, voice: 0, hiss: 0 }]
    last = vowel
    const own = { seconds: MORA_SECONDS, vowel, voice: vowel === 'n' ? 0.6 : 1, hiss: 0.01 }
    return [...BEFORE[onset].map(step => ({ ...step, vowel })), own]
  })
}

/**
 * A reading as samples between -1 and 1, with silence at both ends.
 * @param hertz pitch of the voice
 */
export function speak(reading: string, hertz: number): Float64Array {
  const steps = [{ seconds: 0.08, vowel: 'n' as Vowel, voice: 0, hiss: 0 }, ...stepsOf(reading)]
  steps.push({ seconds: 0.2, vowel: steps.at(-1)?.vowel ?? 'n', voice: 0, hiss: 0 })
  const length = steps.reduce((sum, { seconds }) => sum + Math.round(seconds * RATE), 0)
  const sound = new Float64Array(length)
  const resonances = FORMANTS.a.map(() => new Resonance())
  const now = { formants: [...FORMANTS.n], voice: 0, hiss: 0 }
  const noise = hissFrom(reading.length + hertz)
  const rises = /[？?]$/.test(reading)
  let share = 0
  let flowed = 0
  let at = 0
  for (const { seconds, vowel, voice, hiss } of steps) {
    for (const end = at + Math.round(seconds * RATE); at < end; at++) {
      // Everything glides to its next value, as a mouth does.
      now.voice += (voice - now.voice) / 120
      now.hiss += (hiss - now.hiss) / 60
      const done = at / length
      const melody = 1.1 - 0.25 * done + 0.03 * Math.sin(at / 1_700) + (rises && done > 0.75 ? 1.6 * (done - 0.75) : 0)
      share = (share + (hertz * melody) / RATE) % 1
      const opened = flow(share)
      const source = now.voice * (opened - flowed) * 6 + now.hiss * noise() * 0.6
      flowed = opened
      let sum = 0
      for (let place = 0; place < LOUDNESS.length; place++) {
        const formant = (now.formants[place] ?? 0) + ((FORMANTS[vowel][place] ?? 0) - (now.formants[place] ?? 0)) / 350
        now.formants[place] = formant
        sum += (LOUDNESS[place] ?? 0) * (resonances[place]?.next(source, formant, WIDTHS[place] ?? 100) ?? 0)
      }
      sound[at] = sum
    }
  }
  const loudest = sound.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  return loudest === 0 ? sound : sound.map(each => (0.7 * each) / loudest)
}
