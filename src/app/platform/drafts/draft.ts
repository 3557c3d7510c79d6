// One draft open in one tab: what is typed goes to the device, then to the server; what others wrote comes in where it takes
// nothing away. Nothing typed is ever overwritten: where two texts meet, one of them goes on as a draft of its own.
import { randomUuid } from '../uuid.ts'
import { DeviceSide } from './device-side.ts'
import { DraftOpening } from './opening.ts'
import { asOther, type DraftRecord, freshDraft, isUnsent, type Selection, splitOff, withSync } from './record.ts'
import { type DraftSeat, goOnAsCopy, type HandedIn, handIn, outlive, resolveConflict } from './seat.ts'
import type { DraftServer } from './server.ts'
import { ServerSide } from './server-side.ts'
import { readDraft } from './store.ts'
import { DraftTabs } from './tabs.ts'
import { type DraftTiming, draftTiming } from './timing.ts'
import { type DraftView, viewOf } from './view.ts'

export type DraftOptions = {
  userId: string
  place: string
  target: string
  name?: string | undefined
  /** A certain draft; else the one of the place that was opened last. */
  draftId?: string | undefined
  /** Nobody looks at it: it does not become the one that was opened last. */
  unseen?: boolean | undefined
  server: DraftServer
  /** Whether calls may be made as this user now. */
  reachable: () => boolean
  /** Puts a text into the field, at once. Never called while something is being composed or was typed and is unsaved. */
  show: (text: string, selection: Selection | null) => void
  timing?: DraftTiming
}

/** The disk gets this long before something else is done first. */
const DISK_MS = 1_000

export class Draft {
  readonly options: DraftOptions
  /** Of the field that shows it now. */
  show: DraftOptions['show']
  #record: DraftRecord
  #view: DraftView
  #watchers = new Set<() => void>()
  #device: DeviceSide
  #server: ServerSide
  #tabs: DraftTabs
  #opening: DraftOpening
  #seat: DraftSeat
  #loaded = false
  #touched = false
  #composing = false
  #elsewhere = false

  constructor(options: DraftOptions) {
    this.options = options
    this.show = options.show
    const { userId, place, target, name = '', timing = draftTiming } = options
    this.#record = freshDraft({ userId, place, target, name, opened: 0 })
    this.#device = new DeviceSide(
      {
        get: () => this.#record,
        set: record => this.#set(record),
        newer: stored => this.#newer(stored),
        kept: () => {
          const { draftId } = this.#record
          this.#tabs.tell({ kind: 'changed', draftId, place, target })
          this.#show()
        },
        failed: () => {
          this.#server.changed()
          this.#show()
        },
      },
      timing,
    )
    this.#server = new ServerSide(
      {
        get: () => this.#record,
        set: record => this.#set(record),
        keep: () => this.#onDisk(),
        conflicted: (pending, conflict) => goOnAsCopy(this.#seat, pending, conflict),
        ended: () => outlive(this.#seat),
        reachable: options.reachable,
      },
      options.server,
      timing,
    )
    this.#tabs = new DraftTabs(userId, {
      changed: ({ draftId, ...of }) => {
        if (draftId === this.#record.draftId) void this.#look(true)
        // Nothing was written here yet: what another tab began is the draft of this place.
        else if (of.place === place && of.target === target && this.#isBlank()) void this.#follow(draftId)
      },
      moved: ({ from, to }) => {
        if (from === this.#record.draftId && this.#isFree()) void this.#follow(to)
      },
      returned: () => {
        void this.#look(false)
        this.#opening.meetServer().catch(() => {})
        this.saveNow().catch(() => {})
      },
      cutOff: () => this.#show(),
      lost: () => {
        this.#device.lost()
        this.#show()
      },
      leaving: () => void this.saveNow().catch(() => {}),
      isUnsafe: () => this.#view.isUnsafe,
    })
    this.#opening = new DraftOpening(options, {
      get: () => this.#record,
      isFree: () => !this.#touched && this.#isFree(),
      take: (record, known) => this.#take(record, known),
      meet: other => {
        const { text, fields } = this.#record
        if (other.text !== text || other.fields !== fields) this.#set(withSync(this.#record, { conflict: other }))
      },
      fail: () => this.#device.fail(),
    })
    this.#seat = {
      options,
      get: () => this.#record,
      known: () => this.#device.known,
      set: record => this.#set(record),
      take: (record, known) => this.#take(record, known),
      goOnAs: (record, known) => this.#goOnAs(record, known),
      onDisk: () => this.#onDisk(),
      saveNow: () => this.saveNow(),
      tell: message => this.#tabs.tell(message),
    }
    this.#view = this.#makeView()
  }

  /** Reads what the device has, then starts to ask the server. */
  async open(): Promise<void> {
    this.#tabs.listen()
    await this.#opening.meetDevice(DISK_MS)
    this.#loaded = true
    this.#show()
    if (isUnsent(this.#record)) this.#server.send().catch(() => {})
    this.#opening.meetServer().catch(() => {})
  }

  /** Writes what is left. Returns whether it is anywhere else than here. */
  async settle(): Promise<boolean> {
    await this.saveNow()
    return !this.#view.isUnsafe
  }

  stop(): void {
    this.#opening.close()
    this.#server.stop()
    this.#device.stop()
    this.#tabs.close()
  }

  get = (): DraftView => this.#view

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** What the field holds after a key. */
  typed(text: string, selection: Selection | null = null): void {
    this.#change({ text, selection })
  }

  /** What the other fields of the form hold; they are kept with the text as it stands in the field. */
  filled(fields: string, text: string): void {
    this.#change({ fields, text })
  }

  /** An earlier text comes back as the newest one. */
  restore(text: string, fields: string): void {
    this.#change({ text, fields, selection: null })
    this.show(text, null)
  }

  rename(name: string): void {
    this.#change({ name })
  }

  /** A composition began or ended: nothing is put into the field in between. */
  composing(isComposing: boolean): void {
    this.#composing = isComposing
    if (!isComposing) void this.#look(false)
  }

  /** To the disk, without waiting for the server. */
  saveToDevice = (): Promise<void> => this.#onDisk()

  /** To the disk and to the server, without waiting for the pace. */
  async saveNow(): Promise<void> {
    await Promise.all([this.#device.flush(), this.#server.send()])
  }

  /** Ends a conflict: goes on with the text of this field, with the other one, or with both as drafts of their own. */
  resolve = (choice: 'ours' | 'theirs' | 'both'): Promise<void> => resolveConflict(this.#seat, choice)

  /**
   * Hands the text in. It stays as it is until `send` is done, which it is when the server's own answer was read; then it is
   * kept for thirty days. When `send` throws, nothing has changed.
   */
  submit = <Answer>(send: (draft: HandedIn) => Promise<Answer>): Promise<Answer> => handIn(this.#seat, send)

  #change(change: Partial<Pick<DraftRecord, 'text' | 'name' | 'fields' | 'selection'>>): void {
    const before = this.#record
    const next = { ...before, ...change }
    if (next.text === before.text && next.name === before.name && next.fields === before.fields) return
    this.#touched = true
    this.#elsewhere = false
    this.#record = { ...next, changedAt: Date.now(), deviceVersion: before.deviceVersion + 1 }
    this.#device.changed()
    this.#server.changed()
    this.#show()
  }

  /** Whether the field may be given another text: nothing in it is unsaved or half composed. */
  #isFree = (): boolean => !this.#composing && this.#device.isClean

  #isBlank = (): boolean => this.#record.deviceVersion === 0 && !this.options.draftId && this.#isFree()

  #set(record: DraftRecord): void {
    this.#record = record
    if (record.deviceVersion > 0 && !isUnsent(record)) this.#device.letGo()
    this.#show()
  }

  /** Another text comes into the field. */
  #take(record: DraftRecord, known: number): void {
    const changed = record.text !== this.#record.text
    this.#goOnAs(record, known)
    if (changed) this.show(record.text, record.selection)
  }

  /** The field stays as it is; its text belongs to another record now. */
  #goOnAs(record: DraftRecord, known = 0): void {
    this.#record = record
    this.#device.switchTo(record, known)
    void this.#device.flush()
    this.#server.changed()
    this.#show()
  }

  /** The disk has a text that this tab has not seen. */
  #newer(stored: DraftRecord | null): void {
    if (stored && this.#device.isClean) {
      if (this.#isFree()) this.#arrived(stored)
    } else {
      const conflict = stored?.state === 'open' ? asOther(stored) : null
      this.#goOnAs(splitOff(this.#record, randomUuid(), conflict))
    }
  }

  /** Looks whether another tab has written. */
  async #look(told: boolean): Promise<void> {
    const stored = await readDraft(this.#record).catch(() => null)
    if (!stored || stored.draftId !== this.#record.draftId || !this.#isFree()) return
    if (stored.deviceVersion > this.#device.known) {
      this.#elsewhere = told || this.#elsewhere
      this.#arrived(stored)
    } else if (stored.sync.revision > this.#record.sync.revision) this.#set({ ...this.#record, sync: stored.sync })
  }

  #arrived(stored: DraftRecord): void {
    if (stored.state === 'open') this.#take(stored, stored.deviceVersion)
    else this.#take(freshDraft({ ...stored, name: this.options.name ?? '' }), 0)
  }

  async #follow(draftId: string): Promise<void> {
    const { draftId: before, userId, deviceVersion } = this.#record
    const stored = await readDraft({ userId, draftId }).catch(() => null)
    const isSame = this.#record.draftId === before && this.#record.deviceVersion === deviceVersion
    // Somebody began a new one here, and that one is an older one that was only sent.
    if (stored && stored.opened < this.#record.opened) return
    if (stored?.state !== 'open' || !isSame || !this.#isFree()) return
    this.#elsewhere = true
    this.#take(stored, stored.deviceVersion)
  }

  /** Waits for the disk, but not for long. */
  #onDisk(): Promise<void> {
    return Promise.race([this.#device.flush(), new Promise<void>(resolve => setTimeout(resolve, DISK_MS))])
  }

  #makeView = (): DraftView =>
    viewOf(this.#record, {
      device: this.#device.state,
      unreached: this.#server.unreached,
      loaded: this.#loaded,
      elsewhere: this.#elsewhere,
    })

  #show(): void {
    this.#view = this.#makeView()
    for (const watcher of this.#watchers) watcher()
  }
}
