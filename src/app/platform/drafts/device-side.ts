// Storage of an open draft on the device: writes it soon after each key, tries again after an error, and knows whether the
// text on the screen is stored.
import { holdDirty } from '../dirty.ts'
import type { DraftState } from './draft-line.ts'
import { Pace } from './pace.ts'
import type { DraftRecord } from './record.ts'
import { putDraft } from './store.ts'
import type { DraftTiming } from './timing.ts'

/** Owner of the draft in this tab. */
export type DraftHolder = {
  get: () => DraftRecord
  set: (record: DraftRecord) => void
  /** Another tab has written meanwhile; null for a record of a later version of the app. */
  newer: (stored: DraftRecord | null) => void
  kept: () => void
  failed: () => void
}

const LONGEST_WAIT_MS = 15_000

export class DeviceSide {
  #holder: DraftHolder
  #pace: Pace
  #retryMs: number
  #known = 0
  #written: DraftRecord | null = null
  #writing: Promise<void> = Promise.resolve()
  #fails = 0
  #release: (() => void) | null = null
  state: DraftState['device'] = { state: 'saved', at: null }

  constructor(holder: DraftHolder, timing: DraftTiming) {
    this.#holder = holder
    this.#retryMs = timing.retryMs
    this.#pace = new Pace(() => void this.flush(), timing.deviceMs, timing.deviceAtMostMs)
  }

  /** The deviceVersion on the disk, as far as this tab knows. */
  get known(): number {
    return this.#known
  }

  /** Whether the text of this tab is the one on the disk, as this tab last saw it. */
  get isClean(): boolean {
    return this.#holder.get().deviceVersion === this.#known
  }

  /** Reports that the owner has another record: one from the disk, or a new one (known 0). */
  switchTo(record: DraftRecord, known: number): void {
    this.#known = known
    this.#written = null
    if (known === record.deviceVersion) this.#saved(known === 0 ? null : record.changedAt)
    else this.changed()
  }

  /** Reports a change of the text. */
  changed(): void {
    // After a failure the state stays until a save succeeds, so that the line does not blink.
    if (this.state.state !== 'failed') {
      const at = this.state.state === 'saving' ? this.state.at : Date.now()
      this.state = { state: 'saving', at }
    }
    this.#release ??= holdDirty()
    this.#pace.poke()
  }

  /** Writes the draft again, because the disk may have lost it. */
  lost(): void {
    if (this.#known === 0) return
    this.#written = null
    this.changed()
  }

  /** Removes the mark of unsaved work, because the text is safe elsewhere. */
  letGo(): void {
    this.#release?.()
    this.#release = null
  }

  /** Writes the unsaved text; `state` tells the result. */
  flush(): Promise<void> {
    this.#pace.stop()
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  stop(): void {
    this.#pace.stop()
    this.letGo()
  }

  /** Records that the disk could not be read or written, and tries again later. */
  fail(): void {
    const at = this.state.state === 'saved' ? Date.now() : this.state.at
    this.state = { state: 'failed', at }
    this.#pace.later(Math.min(LONGEST_WAIT_MS, this.#retryMs * 2 ** Math.min(this.#fails++, 10)))
    this.#holder.failed()
  }

  async #write(): Promise<void> {
    const mine = this.#holder.get()
    // A draft that was never changed is not stored.
    if (mine === this.#written || mine.deviceVersion === 0) return
    try {
      const put = await putDraft(mine, this.#known)
      if (this.#holder.get().draftId !== mine.draftId) return
      if (put.kind === 'newer') this.#holder.newer(put.stored)
      else this.#kept(mine, put.record)
    } catch {
      if (this.#holder.get().draftId === mine.draftId) this.fail()
    }
  }

  #kept(mine: DraftRecord, stored: DraftRecord): void {
    this.#fails = 0
    this.#known = stored.deviceVersion
    const now = this.#holder.get()
    if (now.deviceVersion === mine.deviceVersion) {
      this.#written = now === mine ? stored : null
      this.#holder.set(now === mine ? stored : { ...now, ...later(now, stored), deviceVersion: stored.deviceVersion })
      this.#saved(Date.now())
    } else {
      // The text was changed while it was being written.
      const deviceVersion = Math.max(now.deviceVersion, stored.deviceVersion + 1)
      this.#holder.set({ ...now, ...later(now, stored), deviceVersion })
      if (this.state.state === 'failed') this.state = { state: 'saving', at: Date.now() }
    }
    this.#holder.kept()
  }

  #saved(at: number | null): void {
    this.state = { state: 'saved', at }
    this.letGo()
  }
}

const later = (now: DraftRecord, stored: DraftRecord): Pick<DraftRecord, 'sync'> => ({
  sync: stored.sync.revision > now.sync.revision ? stored.sync : now.sync,
})
