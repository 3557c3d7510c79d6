// One draft open in one tab: typed text goes to the device, then to the server; texts written elsewhere come in when that
// loses nothing. No typed text is ever overwritten: when two texts meet, one of them becomes a separate draft.
import { randomUuid } from '../uuid.ts'
import { DeviceSide } from './device-side.ts'
import { DraftOpening } from './opening.ts'
import { asOther, type DraftRecord, freshDraft, isUnsent, type Selection, splitOff, withSync } from './record.ts'
import { type DraftSeat, goOnAsCopy, type HandedIn, handIn, outlive, resolveConflict } from './seat.ts'
import type { DraftServer } from './server.ts'
import { ServerSide } from './server-side.ts'
import { readDraft } from './store.ts'
import { DraftTabs } from './tabs.ts'
import { ANNOUNCED_MS, type DraftTiming, draftTiming } from './timing.ts'
import { type DraftView, viewOf } from './view.ts'

export type DraftOptions = {
  userId: string
  place: string
  target: string
  name?: string | undefined
  /** Id of a certain draft; by default the one of the place that was opened last. */
  draftId?: string | undefined
  /** True when no user looks at it, so that it does not become the draft that was opened last. */
  unseen?: boolean | undefined
  server: DraftServer
  /** Whether calls may be made as this user now. */
  reachable: () => boolean
  /** Puts a text into the field at once. Never called during a composition or while typed text is unsaved. */
  show: (text: string, selection: Selection | null) => void
  timing?: DraftTiming
}

/** Time that other work waits for the disk. */
const DISK_MS = 1_000

export class Draft {
  readonly options: DraftOptions
  /** Shows a text in the field that currently holds the draft. */
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
        keep: () => this.#onDisk(ANNOUNCED_MS),
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
        // Nothing was written here yet, so a draft begun in another tab becomes the draft of this place.
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
      handsIn: false,
      look: () => void this.#look(false),
      tell: message => this.#tabs.tell(message),
    }
    this.#view = this.#makeView()
  }

  /** Reads the draft of the device, then starts to ask the server. */
  async open(): Promise<void> {
    this.#tabs.listen()
    await this.#opening.meetDevice(DISK_MS)
    this.#loaded = true
    this.#show()
    if (isUnsent(this.#record)) this.#server.send().catch(() => {})
    this.#opening.meetServer().catch(() => {})
  }

  /** Writes the rest. Returns whether the text is stored anywhere outside this tab. */
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

  /** Takes the content of the field after a key. */
  typed(text: string, selection: Selection | null = null): void {
    this.#change({ text, selection })
  }

  /** Takes the content of the other fields; they are stored together with the current text. */
  filled(fields: string, text: string): void {
    this.#change({ fields, text })
  }

  /** Makes an earlier text the newest one. */
  restore(text: string, fields: string): void {
    this.#change({ text, fields, selection: null })
    this.show(text, null)
  }

  rename(name: string): void {
    this.#change({ name })
  }

  /** Reports the beginning or end of a composition; in between nothing is put into the field. */
  composing(isComposing: boolean): void {
    this.#composing = isComposing
    if (!isComposing) void this.#look(false)
  }

  /** Stores the draft on the device, without waiting for the server. */
  saveToDevice = (): Promise<void> => this.#onDisk()

  /** Stores the draft on the device and the server, without waiting for the pace. */
  async saveNow(): Promise<void> {
    await Promise.all([this.#device.flush(), this.#server.send()])
  }

  /** Ends a conflict: keeps the text of this field, the other one, or both as separate drafts. */
  resolve = (choice: 'ours' | 'theirs' | 'both'): Promise<void> => resolveConflict(this.#seat, choice)

  /**
   * Hands the text in. It stays unchanged until `send` has read the server's own answer; then it is kept for thirty days.
   * When `send` throws, nothing has changed.
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
  #isFree = (): boolean => !this.#composing && !this.#seat.handsIn && this.#device.isClean

  #isBlank = (): boolean => this.#record.deviceVersion === 0 && !this.options.draftId && this.#isFree()

  #set(record: DraftRecord): void {
    this.#record = record
    if (record.deviceVersion > 0 && !isUnsent(record)) this.#device.letGo()
    this.#show()
  }

  /** Puts another text into the field. */
  #take(record: DraftRecord, known: number): void {
    const changed = record.text !== this.#record.text
    this.#goOnAs(record, known)
    if (changed) this.show(record.text, record.selection)
  }

  /** Keeps the field and assigns its text to another record. */
  #goOnAs(record: DraftRecord, known = 0): void {
    this.#record = record
    this.#device.switchTo(record, known)
    void this.#device.flush()
    this.#server.changed()
    this.#show()
  }

  /** Handles a text on the disk that this tab has not seen. */
  #newer(stored: DraftRecord | null): void {
    if (stored && this.#device.isClean) {
      if (this.#isFree()) this.#arrived(stored)
    } else {
      const conflict = stored?.state === 'open' ? asOther(stored) : null
      this.#goOnAs(splitOff(this.#record, randomUuid(), conflict))
    }
  }

  /** Checks whether another tab has written. */
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
    // This tab began a newer draft; the other one is older and was only sent late.
    if (stored && stored.opened < this.#record.opened) return
    if (stored?.state !== 'open' || !isSame || !this.#isFree()) return
    this.#elsewhere = true
    this.#take(stored, stored.deviceVersion)
  }

  /** Waits for the disk for a short time. */
  #onDisk(ms = DISK_MS): Promise<void> {
    return Promise.race([this.#device.flush(), new Promise<void>(resolve => setTimeout(resolve, ms))])
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
