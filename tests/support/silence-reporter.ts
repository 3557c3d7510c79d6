// Names of the files that are running while for minutes no test has ended: of a run that hangs nothing else would be known.
import type { Reporter, TestModule } from 'vitest/node'

const SILENCE_MS = 5 * 60_000

export default class implements Reporter {
  readonly #running = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.add(moduleId)
    this.#heard()
  }

  onTestCaseResult(): void {
    this.#heard()
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(moduleId)
    this.#heard()
  }

  #heard(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const files = [...this.#running].join(', ') || 'no file; all are done'
      process.stdout.write(`\nSILENCE: no test has ended for ${SILENCE_MS / 60_000} minutes; running: ${files}\n`)
      this.#heard()
    }, SILENCE_MS)
    this.#timer.unref()
  }
}
