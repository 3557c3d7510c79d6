// When to save while somebody types: a little after the last key, and at the latest so long after the first unsaved one.

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

  /** Something changed. */
  poke(): void {
    // Not the clock of the day: it may jump by years.
    const now = performance.now()
    this.#first ??= now
    this.#wait(Math.max(0, Math.min(this.#afterMs, this.#first + this.#atMostMs - now)))
  }

  /** Runs after so long, whatever happens until then. */
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
