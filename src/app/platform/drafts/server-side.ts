// The server's side of an open draft: sends what the server lacks, again until an answer is read. A save without an answer
// is sent again as it was, before anything newer: so it is never taken for somebody else's.
import { isOnline } from '../connectivity.ts'
import { isFinal, NoAnswer } from '../exchange.ts'
import { randomUuid } from '../uuid.ts'
import { Pace } from './pace.ts'
import { type DraftRecord, isUnsent, type PendingSave, withSync } from './record.ts'
import type { DraftServer, SavedDraft } from './server.ts'
import type { DraftTiming } from './timing.ts'

export type ServerHolder = {
  get: () => DraftRecord
  set: (record: DraftRecord) => void
  /** Puts on the disk what is known; returns when it is there or cannot be soon. */
  keep: () => Promise<void>
  conflicted: (pending: PendingSave, conflict: Extract<SavedDraft, { kind: 'conflict' }>) => Promise<void>
  /** The server has no such draft any more. */
  ended: (pending: PendingSave) => void
  /** May be called now: a session of this user. */
  reachable: () => boolean
}

const LONGEST_WAIT_MS = 60_000
/** Longer than a call may take. */
const LOCK_MS = 15_000

export const isGone = (error: unknown): boolean => isFinal(error) && (error.status === 404 || error.status === 410)

type Content = Pick<PendingSave, 'text' | 'name' | 'fields'>
const isSame = (one: Content, other: Content): boolean =>
  one.text === other.text && one.name === other.name && one.fields === other.fields

export class ServerSide {
  #holder: ServerHolder
  #server: DraftServer
  #pace: Pace
  #retryMs: number
  #sending: Promise<void> | null = null
  #fails = 0
  #stopped = false
  /** The last try found no network. */
  unreached = false

  constructor(holder: ServerHolder, server: DraftServer, timing: DraftTiming) {
    this.#holder = holder
    this.#server = server
    this.#retryMs = timing.retryMs
    this.#pace = new Pace(() => void this.send(), timing.serverMs, timing.serverAtMostMs)
  }

  /** The text changed. */
  changed(): void {
    if (!this.#stopped) this.#pace.poke()
  }

  stop(): void {
    this.#stopped = true
    this.#pace.stop()
  }

  /** Sends what the server lacks, now. */
  async send(): Promise<void> {
    if (this.#sending !== null) {
      await this.#sending
      if (this.#fails > 0 || !this.#isDue()) return
    }
    while (this.#isDue()) {
      this.#pace.stop()
      const isOld = this.#holder.get().sync.pending !== null
      this.#sending ??= this.#inTurn().catch(() => {})
      await this.#sending
      this.#sending = null
      // After what was sent again, the newest text is sent without a wait.
      if (!isOld || this.#fails > 0) break
    }
    if (this.#isDue()) this.#later()
  }

  /** One tab at a time, so that two of them do not save the same version twice. A tab that was frozen holds up nobody. */
  async #inTurn(): Promise<void> {
    const { userId, draftId } = this.#holder.get()
    if (!navigator.locks) return this.#sendOne(draftId)
    let started = false
    const run = () => {
      started = true
      return this.#sendOne(draftId)
    }
    const options = { signal: AbortSignal.timeout(LOCK_MS) }
    await navigator.locks.request(`tsumugi-draft-${userId}-${draftId}`, options, run).catch(() => {})
    if (!started) await this.#sendOne(draftId)
  }

  #isDue(): boolean {
    const record = this.#holder.get()
    const refused = record.sync.refusal?.deviceVersion === record.deviceVersion && !record.sync.pending
    return !this.#stopped && isUnsent(record) && !refused
  }

  #later(): void {
    if (this.#fails === 0) this.#pace.poke()
    else
      this.#pace.later(
        Math.min(LONGEST_WAIT_MS, this.#retryMs * 2 ** Math.min(this.#fails, 10)) * (0.5 + Math.random() / 2),
      )
  }

  async #sendOne(draftId: string): Promise<void> {
    if (!this.#holder.reachable()) {
      this.#fails++
      return
    }
    const pending = await this.#announce(draftId)
    if (!pending) return
    const { place, target } = this.#holder.get()
    try {
      const { deviceVersion: _, ...save } = pending
      const answer = await this.#server.save({ draftId, place, target, ...save })
      this.#fails = 0
      this.unreached = false
      // Meanwhile it was handed in or put aside: whoever did that has told the server.
      if (this.#holder.get().draftId !== draftId) return
      await this.#answered(pending, answer)
    } catch (error) {
      if (this.#holder.get().draftId === draftId) await this.#failed(pending, error)
    }
  }

  /** Writes down what is about to be sent. Null when another tab knows better. */
  async #announce(draftId: string): Promise<PendingSave | null> {
    const record = this.#holder.get()
    if (record.draftId !== draftId) return null
    const { name, text, fields, deviceVersion, sync } = record
    const pending = sync.pending ?? {
      name,
      text,
      fields,
      deviceVersion,
      baseVersion: sync.baseVersion,
      copyId: randomUuid(),
    }
    this.#holder.set(withSync(record, { pending }))
    await this.#holder.keep()
    const now = this.#holder.get()
    return now.draftId === draftId && now.sync.pending?.copyId === pending.copyId ? now.sync.pending : null
  }

  async #answered(pending: PendingSave, answer: SavedDraft): Promise<void> {
    const settled = { syncedVersion: pending.deviceVersion, pending: null, refusal: null }
    if (answer.kind === 'saved') {
      const savedAt = Date.parse(answer.savedAt)
      this.#holder.set(withSync(this.#holder.get(), { ...settled, baseVersion: answer.version, savedAt }))
    } else if (isSame(answer.current, pending)) {
      // Both wrote the same.
      const { version, updatedAt } = answer.current
      const savedAt = Date.parse(updatedAt)
      this.#holder.set(withSync(this.#holder.get(), { ...settled, baseVersion: version, savedAt }))
      this.#server.remove({ draftId: answer.copy.draftId }).catch(() => {})
    } else {
      await this.#holder.conflicted(pending, answer)
      return
    }
    await this.#holder.keep()
  }

  async #failed(pending: PendingSave, error: unknown): Promise<void> {
    this.unreached = !isOnline() || error instanceof NoAnswer
    if (!isFinal(error)) {
      this.#fails++
      return
    }
    this.#fails = 0
    if (isGone(error) && pending.baseVersion > 0) {
      this.#holder.ended(pending)
      return
    }
    const refusal = { code: error.code, message: error.message, deviceVersion: pending.deviceVersion }
    this.#holder.set(withSync(this.#holder.get(), { pending: null, refusal }))
    await this.#holder.keep()
  }
}
