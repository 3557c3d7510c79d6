// The outbox for screens: adding an act, showing waiting ones, taking one back, waiting for its answer.
import { isOnline } from '../connectivity.ts'
import { session } from '../session.ts'
import { randomUuid } from '../uuid.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { runSender } from './sender.ts'
import { addToOutbox, changeInOutbox, readOutbox, removeFromOutbox } from './store.ts'

export type Outcome = { state: 'answered'; item: OutboxItem; answer: unknown } | { state: 'refused'; item: OutboxItem }

type Message =
  /** An act was added or changed, so there may be something to send. */
  | { kind: 'changed' }
  /** The sender has finished a try, which is no reason to send sooner. */
  | { kind: 'tried'; id: string }
  | { kind: 'sending'; id: string }
  | ({ kind: 'outcome' } & Outcome)

export type OutboxView = {
  items: readonly OutboxItem[]
  /** Ids of the acts that are being sent now. */
  sending: ReadonlySet<string>
  /** Answered acts whose outdated reads are still being repeated; until then only the act shows the new state. */
  done: readonly OutboxItem[]
}

/** Time after which a screen stops waiting; then the thing itself shows the state of the act, and a toast its result. */
export const PATIENCE_MS = 10_000

export const EMPTY: OutboxView = { items: [], sending: new Set(), done: [] }

/** Outbox of one user in this tab. Tabs notify each other; one of them sends. */
export class Outbox {
  readonly userId: string
  readonly #beforeLeaving: (item: OutboxItem) => Promise<void>
  readonly #readAgain: (item: OutboxItem) => Promise<unknown>
  #view: OutboxView = EMPTY
  #watchers = new Set<() => void>()
  #outcomes = new Set<(outcome: Outcome) => void>()
  #unanswered = new Set<(item: OutboxItem) => void>()
  #unheard: { outcome: Outcome; at: number }[] = []
  #channel: BroadcastChannel
  #stop = new AbortController()
  #wakeSender: (() => void) | null = null
  /** Whether a wake-up came while the sender was busy; it then looks again before it sleeps. */
  #called = false

  /**
   * Makes the outbox.
   * @param beforeLeaving runs when the answer of an item was read, before the item leaves the device
   * @param readAgain repeats the reads that an answered item made outdated; resolves when that has ended
   */
  constructor(
    userId: string,
    beforeLeaving: (item: OutboxItem) => Promise<void> = async () => {},
    readAgain: (item: OutboxItem) => Promise<unknown> = async () => {},
  ) {
    this.userId = userId
    this.#beforeLeaving = beforeLeaving
    this.#readAgain = readAgain
    this.#channel = new BroadcastChannel(`tsumugi-outbox-${userId}`)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data)
  }

  /**
   * Reads what waits and starts sending, when no other tab does.
   * @param heard when there is a screen that hears what comes of it
   */
  async open(heard: Promise<void> = Promise.resolve()): Promise<void> {
    await this.#reload()
    this.#listenForWork()
    await heard
    const { signal } = this.#stop
    const run = () => runSender(this.userId, this.#events(), ms => this.#woken(ms), signal)
    // Without locks (no secure context) every tab sends; the keys make sure that it happens once.
    const sending = navigator.locks ? navigator.locks.request(`tsumugi-outbox-${this.userId}`, { signal }, run) : run()
    sending.catch(() => {})
  }

  close(): void {
    this.#stop.abort()
    this.#wake()
    this.#channel.close()
  }

  get = (): OutboxView => this.#view

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Calls `listener` for every answer and refusal, whichever tab sent. Returns the function that stops it. */
  onOutcome(listener: (outcome: Outcome) => void): () => void {
    this.#outcomes.add(listener)
    return () => this.#outcomes.delete(listener)
  }

  /** Recent answers to acts of an earlier visit that no screen has handled, for a screen that is rendered only now. */
  unheard(): readonly Outcome[] {
    const earliest = Date.now() - PATIENCE_MS
    return this.#unheard.filter(({ at }) => at >= earliest).map(({ outcome }) => outcome)
  }

  /** Removes the outcome of an act from the unheard ones, because a screen has handled it. */
  heard({ id }: OutboxItem): void {
    this.#unheard = this.#unheard.filter(({ outcome }) => outcome.item.id !== id)
  }

  /** Calls `listener` once for every act that was sent without an answer and so may have arrived. */
  onUnanswered(listener: (item: OutboxItem) => void): () => void {
    const told = new Set<string>()
    const tell = (item: OutboxItem) => {
      if (told.has(item.id)) return
      told.add(item.id)
      listener(item)
    }
    this.#unanswered.add(tell)
    return () => this.#unanswered.delete(tell)
  }

  /** Stores an act durably, then lets it be sent. @throws when it could not be stored */
  async add(act: NewOutboxItem): Promise<OutboxItem> {
    const item = await addToOutbox(this.userId, act, randomUuid())
    await this.#changed()
    this.#wake()
    return item
  }

  /** Stores an act and waits for its outcome, at most `ms`; null when it is still waiting. */
  async addAndWait(act: NewOutboxItem, ms: number): Promise<{ item: OutboxItem; outcome: Outcome | null }> {
    const early: Outcome[] = []
    let hear: (outcome: Outcome) => void = outcome => early.push(outcome)
    const stop = this.onOutcome(outcome => hear(outcome))
    try {
      const item = await this.add(act)
      const known = early.find(outcome => outcome.item.id === item.id)
      if (known) return { item, outcome: known }
      if (!isOnline()) return { item, outcome: null }
      const outcome = await new Promise<Outcome | null>(resolve => {
        const timer = setTimeout(() => resolve(null), ms)
        hear = heard => {
          if (heard.item.id !== item.id) return
          clearTimeout(timer)
          resolve(heard)
        }
      })
      return { item, outcome }
    } finally {
      stop()
    }
  }

  /** Takes an act back, which is possible only before its first sending. Returns whether it was. */
  async cancel(item: OutboxItem): Promise<boolean> {
    const cancelled = await removeFromOutbox(item, current => current.attempts === 0)
    await this.#changed()
    return cancelled
  }

  /** Deletes a refused item. */
  async discard(item: OutboxItem): Promise<void> {
    await removeFromOutbox(item, current => current.state === 'refused')
    await this.#changed()
  }

  /** Deletes everything, as the user chose at sign-out. */
  async throwAway(): Promise<void> {
    for (const item of this.#view.items) await removeFromOutbox(item)
    await this.#changed()
  }

  /** Sends a refused item again as a new act with the same content, because the refusal stands for its old key. */
  async retry(item: OutboxItem): Promise<void> {
    const fresh = { id: randomUuid(), state: 'waiting', refusal: null, attempts: 0, nextAt: 0 } as const
    await changeInOutbox(item, current => (current.state === 'refused' ? { ...current, ...fresh } : null))
    await this.#changed()
    this.#wake()
  }

  /** Asks for the answer of a sent act at once, because somebody is waiting for it. */
  async hurry(item: OutboxItem): Promise<void> {
    await changeInOutbox(item, current =>
      current.state === 'waiting' && !current.held ? { ...current, nextAt: 0 } : null,
    )
    await this.#changed()
    this.#wake()
  }

  /** Stores an act that an earlier version of the app has sent, with its key. */
  async takeOver(act: NewOutboxItem, key: string): Promise<void> {
    const item = await addToOutbox(this.userId, act, key)
    // The act may have arrived, so it cannot be taken back any more.
    await changeInOutbox(item, current => ({ ...current, attempts: Math.max(1, current.attempts) }))
    await this.#changed()
    this.#wake()
  }

  #events() {
    return {
      sending: (item: OutboxItem) => this.#tell({ kind: 'sending', id: item.id }),
      leaving: this.#beforeLeaving,
      answered: (item: OutboxItem, answer: unknown) => this.#tell({ kind: 'outcome', state: 'answered', item, answer }),
      refused: (item: OutboxItem) => this.#tell({ kind: 'outcome', state: 'refused', item }),
      tried: (item: OutboxItem) => this.#tell({ kind: 'tried', id: item.id }),
    }
  }

  #tell(message: Message): void {
    this.#channel.postMessage(message)
    this.#receive(message)
  }

  #receive(message: Message): void {
    if (message.kind === 'sending') {
      this.#show({ ...this.#view, sending: new Set(this.#view.sending).add(message.id) })
    } else if (message.kind === 'outcome') {
      this.#settle(message.item, message.state === 'answered')
      const isOfEarlierVisit = message.item.createdAt < performance.timeOrigin
      if (isOfEarlierVisit && message.state === 'answered') this.#unheard.push({ outcome: message, at: Date.now() })
      for (const listener of this.#outcomes) listener(message)
    } else {
      if (message.kind === 'changed') this.#wake()
      else this.#tried(message.id)
      this.#reload().catch(() => {})
    }
  }

  #settle(item: OutboxItem, isDone: boolean): void {
    this.#noLongerSending(item.id)
    const others = (items: readonly OutboxItem[]) => items.filter(({ id }) => id !== item.id)
    const { items, done } = this.#view
    this.#show({ ...this.#view, items: others(items), done: isDone ? [...done, item] : done })
    if (!isDone) return
    const forget = () => this.#show({ ...this.#view, done: others(this.#view.done) })
    this.#readAgain(item).then(forget, forget)
  }

  /** Tells of an act without an answer after a try; answered and refused ones have left the view by now. */
  #tried(id: string): void {
    this.#noLongerSending(id)
    const item = this.#view.items.find(each => each.id === id)
    if (item?.state === 'waiting') for (const listener of this.#unanswered) listener(item)
  }

  #noLongerSending(id: string): void {
    const sending = new Set(this.#view.sending)
    if (sending.delete(id)) this.#show({ ...this.#view, sending })
  }

  async #changed(): Promise<void> {
    this.#channel.postMessage({ kind: 'changed' } satisfies Message)
    await this.#reload()
  }

  async #reload(): Promise<void> {
    const items = await readOutbox(this.userId).catch(() => this.#view.items)
    // A tab that was closed during sending tells no result; after the wait the act no longer counts as being sent.
    const underWay = new Set(
      [...this.#view.sending].filter(id => items.some(item => item.id === id && item.nextAt > Date.now())),
    )
    this.#show({ ...this.#view, items, sending: underWay })
  }

  #show(view: OutboxView): void {
    this.#view = view
    for (const watcher of this.#watchers) watcher()
  }

  /** Wakes the sender at start, online, focus, visibility, sign-in and by a timer (reliability rule 5). */
  #listenForWork(): void {
    const { signal } = this.#stop
    const wake = () => this.#wake()
    for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, wake, { signal })
    document.addEventListener('visibilitychange', wake, { signal })
    signal.addEventListener('abort', session.watch(wake))
  }

  #woken(ms: number): Promise<'woken' | 'time'> {
    if (this.#called) {
      this.#called = false
      return Promise.resolve('woken')
    }
    return new Promise(resolve => {
      const timer = setTimeout(() => done('time'), ms)
      const done = (how: 'woken' | 'time') => {
        clearTimeout(timer)
        this.#wakeSender = null
        resolve(how)
      }
      this.#wakeSender = () => done('woken')
    })
  }

  #wake(): void {
    this.#called = !this.#wakeSender
    this.#wakeSender?.()
  }
}
