// Stand-in for the outbox of screens, without a disk and without a queue: an act that a screen waits for is sent at once, as
// with a network; an act that is only added stays until the test answers or refuses it.
import { send } from '#app/platform/api.ts'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import { EMPTY, type Outbox, type OutboxView, type Outcome } from '#app/platform/outbox/outbox.ts'
import { Refusal } from '#app/platform/requests.ts'

type Asked = Pick<
  Outbox,
  'get' | 'watch' | 'onOutcome' | 'unheard' | 'heard' | 'add' | 'addAndWait' | 'cancel' | 'hurry' | 'discard' | 'userId'
>

export class FakeOutbox implements Asked {
  readonly userId = 'rin'
  /** Whether the device has room for an act. */
  keeps = true
  /** Every act that was added. */
  added: NewOutboxItem[] = []
  /** Reads outdated data anew, before the waiting screen gets the outcome. */
  readAgain: () => Promise<unknown> = async () => {}
  /** Runs after the answer to an act, before the act leaves the device. */
  beforeLeaving: (item: OutboxItem) => Promise<void> = async () => {}
  #view: OutboxView = EMPTY
  #watchers = new Set<() => void>()
  #listeners = new Set<(outcome: Outcome) => void>()

  /** The outbox as a screen receives it: the class has no disk, no sender and no other tabs. */
  get asOutbox(): Outbox {
    return this as unknown as Outbox
  }

  get = (): OutboxView => this.#view

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  onOutcome = (listener: (outcome: Outcome) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  unheard = (): readonly Outcome[] => []

  heard = (): void => {}

  add = async (act: NewOutboxItem): Promise<OutboxItem> => {
    if (!this.keeps) throw new Error('No storage.')
    this.added.push(act)
    const now = Date.now()
    const item: OutboxItem = {
      ...act,
      ...{ id: crypto.randomUUID(), userId: this.userId, sequence: this.added.length, createdAt: now, version: 1 },
      ...{ state: 'waiting', attempts: 0, nextAt: 0, refusal: null, undoUntil: now + (act.undoFor ?? 0) },
    }
    this.#show([...this.#view.items, item])
    return item
  }

  addAndWait = async (act: NewOutboxItem): Promise<{ item: OutboxItem; outcome: Outcome | null }> => {
    const item = await this.add(act)
    try {
      const answer = await send(item.request, { key: item.id, userId: this.userId })
      await this.beforeLeaving(item)
      await this.readAgain()
      return { item, outcome: this.answer(item, answer) }
    } catch (error) {
      if (error instanceof Refusal) return { item, outcome: this.refuse(item, error.message, error.code) }
      this.#show([...this.#others(item), { ...item, attempts: 1 }])
      return { item, outcome: null }
    }
  }

  cancel = async (item: OutboxItem): Promise<boolean> => {
    const isThere = this.#view.items.some(({ id, attempts }) => id === item.id && attempts === 0)
    if (isThere) this.#show(this.#others(item))
    return isThere
  }

  /** Asks for an answer that was lost. */
  hurry = async (item: OutboxItem): Promise<void> => {
    await this.beforeLeaving(item)
    this.answer(item, await send(item.request, { key: item.id, userId: this.userId }))
  }

  discard = async (item: OutboxItem): Promise<void> => this.#show(this.#others(item))

  /** Answers an act that is in the outbox, or was in an earlier visit. */
  answer(item: OutboxItem, answer: unknown): Outcome {
    this.#show(this.#others(item))
    return this.#tell({ state: 'answered', item, answer })
  }

  refuse(item: OutboxItem, message: string, code = 'X'): Outcome {
    const refused: OutboxItem = { ...item, state: 'refused', attempts: 1, refusal: { code, message, at: 0 } }
    this.#show([...this.#others(item), refused])
    return this.#tell({ state: 'refused', item: refused })
  }

  #others = (item: OutboxItem) => this.#view.items.filter(({ id }) => id !== item.id)

  #show(items: readonly OutboxItem[]): void {
    this.#view = { ...this.#view, items }
    for (const watcher of this.#watchers) watcher()
  }

  #tell(outcome: Outcome): Outcome {
    for (const listener of this.#listeners) listener(outcome)
    return outcome
  }
}
