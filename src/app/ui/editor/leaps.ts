// Undo and redo for texts that a program put into the field; the browser's own undo includes typed text only.

type Step = { before: string; after: string }
/** `isOurs`: the browser cannot redo the step, or has forgotten it. */
type Undone = Step & { isOurs: boolean }

export class Leaps {
  #leaps: Step[] = []
  #undone: Undone[] = []
  #last = ''
  #isBusy = false

  /** Reports a text that was put into the field without input. */
  start(text: string): void {
    this.#leaps = []
    this.#undone = []
    this.#last = text
  }

  /** Whether the next undo has to be done here, because the browser cannot. */
  canGoBack = (now: string): boolean => this.#leaps.at(-1)?.after === now

  /** Whether the next redo has to be done here. */
  canGoOn(now: string): boolean {
    const step = this.#undone.at(-1)
    return step?.isOurs === true && step.before === now
  }

  /** Runs `write`, which returns whether the browser's undo includes the change. The undone steps are dropped. */
  write(before: string, after: () => string, write: () => boolean): void {
    this.#undone = []
    if (!this.#while(write)) this.#leaps.push({ before, after: after() })
  }

  goBack(write: (from: string, to: string) => boolean): void {
    const leap = this.#leaps.pop()
    if (!leap) return
    this.#while(() => write(leap.after, leap.before))
    // The browser has now forgotten its own redo steps.
    this.#undone = [...this.#undone.map(step => ({ ...step, isOurs: true })), { ...leap, isOurs: true }]
  }

  goOn(write: (from: string, to: string) => boolean): void {
    const step = this.#undone.pop()
    if (!step) return
    const { before, after } = step
    if (!this.#while(() => write(before, after))) this.#leaps.push({ before, after })
  }

  /** Handles every input event. */
  heard(now: string, inputType: string | undefined): void {
    const before = this.#last
    this.#last = now
    if (this.#isBusy || now === before) return
    if (inputType === 'historyUndo') this.#undone.push({ before: now, after: before, isOurs: false })
    else if (inputType === 'historyRedo') this.#undone.pop()
    else this.#undone = []
  }

  #while(write: () => boolean): boolean {
    this.#isBusy = true
    try {
      return write()
    } finally {
      this.#isBusy = false
    }
  }
}
