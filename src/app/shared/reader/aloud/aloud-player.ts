// Reading aloud: one step after the other, spoken by a voice of the device or heard as a bought clip. Works beside React.
import type { AloudStep } from '#rules/text/aloud.ts'
import { fileAddress } from '../../../ui/file-address.ts'

export type AloudState = 'paused' | 'playing' | 'ended' | 'failed'
export type AloudFacts = {
  state: AloudState
  /** the step that is read, or would be next */
  at: number
  /** whether somebody has read or stepped, so that a step is worth a mark */
  hasBegun: boolean
}

interface Options {
  steps: readonly AloudStep[]
  /** address of the clip of a line */
  clipOf: (row: number) => string | undefined
  /** voice of the device; null when it has none for Japanese, and clips alone are heard */
  voice: SpeechSynthesisVoice | null
  rate: number
}

/** Longest wait until a voice begins; some never do, and say nothing of it. */
const BEGIN_MS = 8_000
/** Pause between stopping one sentence and speaking the next, which some browsers would lose without it. */
const SILENCE_MS = 60

export class AloudPlayer {
  readonly steps: readonly AloudStep[]
  readonly #clipOf: Options['clipOf']
  readonly #voice: SpeechSynthesisVoice | null
  readonly #watchers = new Set<() => void>()
  #rate: number
  #facts: AloudFacts = { state: 'paused', at: 0, hasBegun: false }
  /** Number of acts so far, so that a step begun before the last act does not go on. */
  #turn = 0
  #sound: HTMLAudioElement | null = null
  /** The words that are being spoken, kept until they have ended, because some browsers forget them otherwise. */
  #words: SpeechSynthesisUtterance | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ steps, clipOf, voice, rate }: Options) {
    this.steps = voice ? steps : steps.filter(({ isVoice }) => isVoice)
    this.#clipOf = clipOf
    this.#voice = voice
    this.#rate = rate
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  readonly facts = (): AloudFacts => this.#facts

  /** Reads from a step on. */
  play(at: number = this.#facts.at): void {
    if (at < 0 || at >= this.steps.length) return
    this.#begin(at)
  }

  pause(): void {
    if (this.#facts.state !== 'playing') return
    this.#hush()
    this.#show({ ...this.#facts, state: 'paused' })
  }

  /** Goes a step on or back; a reading that is paused stays so. */
  step(by: 1 | -1): void {
    const { at, state } = this.#facts
    const to = Math.min(Math.max(0, at + by), Math.max(0, this.steps.length - 1))
    if (state === 'playing') this.#begin(to)
    else this.#show({ state: 'paused', at: to, hasBegun: true })
  }

  /** Sets another speed; the sentence that is being spoken begins anew. */
  setRate(rate: number): void {
    if (rate === this.#rate) return
    this.#rate = rate
    if (this.#facts.state === 'playing' && this.#words) this.#begin(this.#facts.at)
  }

  /** Falls silent for good. */
  end(): void {
    this.#hush()
    this.#show({ ...this.#facts, state: 'paused' })
  }

  #show(facts: AloudFacts): void {
    this.#facts = facts
    for (const watcher of this.#watchers) watcher()
  }

  #hush(): boolean {
    this.#turn++
    clearTimeout(this.#timer)
    const sound = this.#sound
    this.#sound = null
    sound?.pause()
    sound?.removeAttribute('src')
    const wasSpeaking = this.#words !== null
    this.#words = null
    if (wasSpeaking) speechSynthesis.cancel()
    return wasSpeaking
  }

  #begin(at: number): void {
    const wasSpeaking = this.#hush()
    const turn = this.#turn
    const step = this.steps[at]
    if (!step) return
    this.#show({ state: 'playing', at, hasBegun: true })
    const address = step.isVoice ? this.#clipOf(step.row) : undefined
    if (address) this.#hear(address, step, turn)
    else if (wasSpeaking) this.#timer = setTimeout(() => this.#speak(step, turn), SILENCE_MS)
    // At once, because a phone lets a page speak only while the finger's tap is handled.
    else this.#speak(step, turn)
  }

  #hear(address: string, step: AloudStep, turn: number): void {
    const sound = new Audio(fileAddress(address))
    this.#sound = sound
    const isOver = () => turn !== this.#turn
    const instead = () => {
      if (isOver()) return
      this.#sound = null
      // The words of a clip that cannot be had are spoken.
      this.#speak(step, turn)
    }
    sound.addEventListener('ended', () => !isOver() && this.#goOn())
    sound.addEventListener('error', instead)
    sound.play().catch((error: Error) => error.name !== 'AbortError' && error.name !== 'NotSupportedError' && instead())
  }

  #speak(step: AloudStep, turn: number): void {
    if (turn !== this.#turn) return
    if (!this.#voice) {
      this.#show({ ...this.#facts, state: 'failed' })
      return
    }
    const words = new SpeechSynthesisUtterance(step.spoken)
    words.voice = this.#voice
    words.lang = this.#voice.lang
    words.rate = this.#rate
    this.#words = words
    const fail = () => {
      if (turn !== this.#turn) return
      this.#hush()
      this.#show({ ...this.#facts, state: 'failed' })
    }
    words.onstart = () => clearTimeout(this.#timer)
    words.onend = () => turn === this.#turn && this.#goOn()
    words.onerror = ({ error }) => error !== 'interrupted' && error !== 'canceled' && fail()
    this.#timer = setTimeout(fail, BEGIN_MS)
    speechSynthesis.speak(words)
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    this.#words = null
    this.#sound = null
    const next = this.#facts.at + 1
    if (next < this.steps.length) this.#begin(next)
    else this.#show({ ...this.#facts, state: 'ended' })
  }
}
