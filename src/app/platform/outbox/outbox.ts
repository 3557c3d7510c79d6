// The outbox as screens use it: put an act in, see what waits, take one back, wait for its answer.
import { isOnline } from '../connectivity.ts'
import { session } from '../session.ts'
import { randomUuid } from '../uuid.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { runSender } from './sender.ts'
import { addToOutbox, changeInOutbox, readOutbox, removeFromOutbox } from './store.ts'

export type Outcome = { state: 'answered'; item: OutboxItem; answer: unknown } | { state: 'refused'; item: OutboxItem }

type Message =
  /** Somebody acted: there may be something to send. */
  | { kind: 'changed' }
  /** The sender is done with a try; no reason to send anything sooner. */
  | { kind: 'tried'; id: string }
  | { kind: 'sending'; id: string }
  | ({ kind: 'outcome' } & Outcome)

export type OutboxView = {
  items: readonly OutboxItem[]
  /** Ids that are under way right now. */
  sending: ReadonlySet<string>
}

/** After this a screen stops waiting for an answer; the thing itself says how it stands, and a toast when it comes. */
export const PATIENCE_MS = 10_000

const EMPTY: OutboxView = { items: [], sending: new Set() }

/** The outbox of one user in this tab. Tabs tell each other what happens; one of them sends. */
export class Outbox {
  readonly userId: string
  readonly #beforeLeaving: (item: OutboxItem) => Promise<void>
  #view: OutboxView = EMPTY
  #watchers = new Set<() => void>()
  #outcomes = new Set<(outcome: Outcome) => void>()
  #unanswered = new Set<(item: OutboxItem) => void>()
  #channel: BroadcastChannel
  #stop = new AbortController()
  #wakeSender: (() => void) | null = null
  /** Something called while the sender was busy: it looks again before it sleeps. */
  #called = false

  /** @param beforeLeaving done with an item whose answer was read, before it leaves the device */
  constructor(userId: string, beforeLeaving: (item: OutboxItem) => Promise<void> = async () => {}) {
    this.userId = userId
    this.#beforeLeaving = beforeLeaving
    this.#channel = new BroadcastChannel(`tsumugi-outbox-${userId}`)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data)
  }

  /** Reads what waits and starts sending, when no other tab does. */
  async open(): Promise<void> {
    await this.#reload()
    this.#listenForWork()
    const { signal } = this.#stop
    const run = () => runSender(this.userId, this.#events(), ms => this.#woken(ms), signal)
    // Without locks (no secure context) every tab sends; keys keep it to once.
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

  /** Hears of every answer and refusal, from whichever tab sent. */
  onOutcome(listener: (outcome: Outcome) => void): () => void {
    this.#outcomes.add(listener)
    return () => this.#outcomes.delete(listener)
  }

  /** Hears once of every act that was sent without an answer: it may have arrived. */
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

  /** Keeps an act durably, then lets it be sent. @throws when it could not be kept. */
  async add(act: NewOutboxItem): Promise<OutboxItem> {
    const item = await addToOutbox(this.userId, act, randomUuid())
    await this.#changed()
    this.#wake()
    return item
  }

  /** Keeps an act and waits for its outcome, at most `ms`; null when it still waits. */
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

  /** Takes an act back. Only what was never sent can be; returns whether it was. */
  async cancel(item: OutboxItem): Promise<boolean> {
    const cancelled = await removeFromOutbox(item, current => current.attempts === 0)
    await this.#changed()
    return cancelled
  }

  /** Throws a refused item away. */
  async discard(item: OutboxItem): Promise<void> {
    await removeFromOutbox(item, current => current.state === 'refused')
    await this.#changed()
  }

  /** Throws everything away: the user asked for it at sign-out. */
  async throwAway(): Promise<void> {
    for (const item of this.#view.items) await removeFromOutbox(item)
    await this.#changed()
  }

  /** Sends a refused item once more: a new act with the same content, because its refusal stands for the key it had. */
  async retry(item: OutboxItem): Promise<void> {
    const fresh = { id: randomUuid(), state: 'waiting', refusal: null, attempts: 0, nextAt: 0 } as const
    await changeInOutbox(item, current => (current.state === 'refused' ? { ...current, ...fresh } : null))
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
      this.#settle(message.item.id)
      for (const listener of this.#outcomes) listener(message)
    } else {
      if (message.kind === 'changed') this.#wake()
      else this.#tried(message.id)
      this.#reload().catch(() => {})
    }
  }

  #settle(id: string): void {
    this.#noLongerSending(id)
    this.#show({ ...this.#view, items: this.#view.items.filter(item => item.id !== id) })
  }

  /** What was answered or refused has left the view by now. */
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
    // A tab that was closed while it sent says no more; after the wait nobody is sending.
    const underWay = new Set(
      [...this.#view.sending].filter(id => items.some(item => item.id === id && item.nextAt > Date.now())),
    )
    this.#show({ items, sending: underWay })
  }

  #show(view: OutboxView): void {
    this.#view = view
    for (const watcher of this.#watchers) watcher()
  }

  /** Start, online, focus, visibility, sign-in and a timer (reliability rule 5). */
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
    if (this.#wakeSender) this.#wakeSender()
    else this.#called = true
  }
}
