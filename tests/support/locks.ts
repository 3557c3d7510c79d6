// Web Locks for tests in jsdom, which has none: exclusive and shared locks, queues, signals, and the list of held locks.

type Mode = 'exclusive' | 'shared'
type Held = { name: string; mode: Mode }
type Waiting = Held & { start: () => void }
type Options = { mode?: Mode; signal?: AbortSignal }

export class FakeLocks {
  #held: Held[] = []
  #waiting: Waiting[] = []

  request<Result>(name: string, options: Options, work: () => Result | Promise<Result>): Promise<Result> {
    const mode = options.mode ?? 'exclusive'
    return new Promise<Result>((resolve, reject) => {
      if (options.signal?.aborted) {
        reject(options.signal.reason)
        return
      }
      const lock: Held = { name, mode }
      const waiting: Waiting = {
        ...lock,
        start: () => {
          this.#held.push(lock)
          Promise.resolve()
            .then(work)
            .then(resolve, reject)
            .finally(() => {
              this.#held = this.#held.filter(held => held !== lock)
              this.#next()
            })
        },
      }
      this.#waiting.push(waiting)
      options.signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(waiting)) return
        this.#waiting = this.#waiting.filter(other => other !== waiting)
        reject(options.signal?.reason)
      })
      this.#next()
    })
  }

  query(): Promise<{ held: Held[]; pending: Held[] }> {
    return Promise.resolve({ held: [...this.#held], pending: [...this.#waiting] })
  }

  #next(): void {
    for (const waiting of [...this.#waiting]) {
      const same = this.#held.filter(held => held.name === waiting.name)
      if (same.some(held => held.mode === 'exclusive' || waiting.mode === 'exclusive')) continue
      this.#waiting = this.#waiting.filter(other => other !== waiting)
      waiting.start()
    }
  }
}

/** Puts the locks in their place in the browser. */
export function installLocks(): FakeLocks {
  const locks = new FakeLocks()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  return locks
}
