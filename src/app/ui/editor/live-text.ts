// The text of a field at each key, watched by the few parts that follow it.

export class LiveText {
  #text = ''
  #watchers = new Set<() => void>()

  get = (): string => this.#text

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  put(text: string): void {
    this.#text = text
    for (const watcher of this.#watchers) watcher()
  }
}
