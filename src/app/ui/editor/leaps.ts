// Undo and redo for texts that a program put into the field: the browser's own undo knows only what was typed.

type Step = { before: string; after: string }
/** `isOurs`: the browser does not know of it, or has forgotten it. */
type Undone = Step & { isOurs: boolean }

export class Leaps {
  #leaps: Step[] = []
  #undone: Undone[] = []
  #last = ''
  #isBusy = false

  /** The field holds this text, by nobody's input. */
  start(text: string): void {
    this.#last = text
  }

  /** Whether the next undo is one that the browser does not know of. */
  canGoBack = (now: string): boolean => this.#leaps.at(-1)?.after === now

  /** The same of the next redo. */
  canGoOn(now: string): boolean {
    const step = this.#undone.at(-1)
    return step?.isOurs === true && step.before === now
  }

  /** Something is written, by `write`, which tells whether the browser's undo knows of it. What was undone is gone then. */
  write(before: string, after: () => string, write: () => boolean): void {
    this.#undone = []
    if (!this.#while(write)) this.#leaps.push({ before, after: after() })
  }

  goBack(write: (from: string, to: string) => boolean): void {
    const leap = this.#leaps.pop()
    if (!leap) return
    this.#while(() => write(leap.after, leap.before))
    // What the browser could have done again it has forgotten with this.
    this.#undone = [...this.#undone.map(step => ({ ...step, isOurs: true })), { ...leap, isOurs: true }]
  }

  goOn(write: (from: string, to: string) => boolean): void {
    const step = this.#undone.pop()
    if (!step) return
    const { before, after } = step
    if (!this.#while(() => write(before, after))) this.#leaps.push({ before, after })
  }

  /** At every input. */
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
