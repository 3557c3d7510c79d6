// Reporter that names the running files when no test has ended for minutes, because a run that hangs would tell nothing else.
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
