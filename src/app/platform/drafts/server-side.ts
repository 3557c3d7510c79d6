// Storage of an open draft on the server: sends unsent changes until an answer is read. A save without an answer is repeated
// unchanged before a newer one is sent, so that it is never taken for another writer's.
import { isOnline } from '../connectivity.ts'
import { isFinal, NoAnswer } from '../requests.ts'
import { randomUuid } from '../uuid.ts'
import { Pace } from './pace.ts'
import { type DraftRecord, isUnsent, type PendingSave, withSync } from './record.ts'
import type { DraftServer, SavedDraft } from './server.ts'
import type { DraftTiming } from './timing.ts'

export type ServerHolder = {
  get: () => DraftRecord
  set: (record: DraftRecord) => void
  /** Stores the record on the disk; returns when it is there or cannot be soon. */
  keep: () => Promise<void>
  conflicted: (pending: PendingSave, conflict: Extract<SavedDraft, { kind: 'conflict' }>) => Promise<void>
  /** Reports that the server no longer has the draft. */
  ended: (pending: PendingSave) => void
  /** Whether calls may be made now, in a session of this user. */
  reachable: () => boolean
}

const LONGEST_WAIT_MS = 60_000
/** Longest wait for the lock, longer than a call may take. */
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
  /** Whether the last try found no network. */
  unreached = false

  constructor(holder: ServerHolder, server: DraftServer, timing: DraftTiming) {
    this.#holder = holder
    this.#server = server
    this.#retryMs = timing.retryMs
    this.#pace = new Pace(() => void this.send(), timing.serverMs, timing.serverAtMostMs)
  }

  /** Reports a change of the text. */
  changed(): void {
    if (!this.#stopped) this.#pace.poke()
  }

  stop(): void {
    this.#stopped = true
    this.#pace.stop()
  }

  /** Sends unsent changes now. */
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
      // After a repeated save the newest text is sent without a wait.
      if (!isOld || this.#fails > 0) break
    }
    if (this.#isDue()) this.#later()
  }

  /**
   * Sends under a lock, so that two tabs do not save the same version. A frozen tab does not hold up the others for long.
   */
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
      // The draft was handed in or put aside meanwhile, which was told to the server already.
      if (this.#holder.get().draftId !== draftId) return
      await this.#answered(pending, answer)
    } catch (error) {
      if (this.#holder.get().draftId === draftId) await this.#failed(pending, error)
    }
  }

  /** Stores the save on the disk before it is sent. Returns null when another tab has newer knowledge. */
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
      // Both writers wrote the same text.
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
