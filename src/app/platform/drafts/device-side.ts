// The device's side of an open draft: writes it soon after each key, tries again when the disk refuses, and knows whether
// the text on the screen is on the disk.
import { holdDirty } from '../dirty.ts'
import type { DraftState } from './draft-line.ts'
import { Pace } from './pace.ts'
import type { DraftRecord } from './record.ts'
import { putDraft } from './store.ts'
import type { DraftTiming } from './timing.ts'

/** Who holds the draft in this tab. */
export type DraftHolder = {
  get: () => DraftRecord
  set: (record: DraftRecord) => void
  /** Another tab has written since; null: a record of a later build. */
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

  /** The deviceVersion that is on the disk, as far as this tab knows. */
  get known(): number {
    return this.#known
  }

  /** Whether the text of this tab is the one it last saw on the disk. */
  get isClean(): boolean {
    return this.#holder.get().deviceVersion === this.#known
  }

  /** The holder has another record now: one from the disk, or one that the disk has not seen (known 0). */
  switchTo(record: DraftRecord, known: number): void {
    this.#known = known
    this.#written = null
    if (known === record.deviceVersion) this.#saved(known === 0 ? null : record.changedAt)
    else this.changed()
  }

  /** The text changed. */
  changed(): void {
    // What failed is not being saved before something was: the line must not blink.
    if (this.state.state !== 'failed') {
      const at = this.state.state === 'saving' ? this.state.at : Date.now()
      this.state = { state: 'saving', at }
    }
    this.#release ??= holdDirty()
    this.#pace.poke()
  }

  /** The disk may have lost what it had: it is written again. */
  lost(): void {
    if (this.#known === 0) return
    this.#written = null
    this.changed()
  }

  /** The text is safe elsewhere: nothing is lost when the page goes. */
  letGo(): void {
    this.#release?.()
    this.#release = null
  }

  /** Writes what is not written. Kept or not: see the state. */
  flush(): Promise<void> {
    this.#pace.stop()
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  stop(): void {
    this.#pace.stop()
    this.letGo()
  }

  /** The disk could not be read or written. */
  fail(): void {
    const at = this.state.state === 'saved' ? Date.now() : this.state.at
    this.state = { state: 'failed', at }
    this.#pace.later(Math.min(LONGEST_WAIT_MS, this.#retryMs * 2 ** Math.min(this.#fails++, 10)))
    this.#holder.failed()
  }

  async #write(): Promise<void> {
    const mine = this.#holder.get()
    // An empty draft that never was anything is not kept.
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
      // Typed on while it was written.
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
