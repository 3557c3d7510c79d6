// Pace of saving during typing: shortly after the last key, and at most a certain time after the first unsaved one. A save that
// comes while somebody types comes behind a key that was painted: storing a long text takes as long as a letter, and would
// hold up the next one.

/** Time in which the next key of somebody who types is there. */
const NEXT_KEY_MS = 250
/** Time in which a slow phone has painted the letter of a key. */
const PAINTED_MS = 50

export class Pace {
  #run: () => void
  #afterMs: number
  #atMostMs: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #first: number | null = null

  constructor(run: () => void, afterMs: number, atMostMs: number) {
    this.#run = run
    this.#afterMs = afterMs
    this.#atMostMs = atMostMs
  }

  /** Reports a change. */
  poke(): void {
    // performance.now, because the clock of the day may jump by years.
    const now = performance.now()
    this.#first ??= now
    const left = Math.max(0, this.#first + this.#atMostMs - now)
    this.#wait(Math.min(this.#afterMs, left <= NEXT_KEY_MS ? PAINTED_MS : left, left))
  }

  /** Runs after a time, whatever happens until then. */
  later(ms: number): void {
    if (this.#timer === undefined) this.#wait(ms)
  }

  now(): void {
    this.stop()
    this.#run()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#first = null
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.now(), ms)
  }
}
