// Pace of saving during typing: shortly after the last key, and at most a certain time after the first unsaved one.

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
    this.#wait(Math.max(0, Math.min(this.#afterMs, this.#first + this.#atMostMs - now)))
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
