// Opening of a draft: the device's text is shown at once, then the server's if it is newer. A field in which the user typed
// meanwhile keeps its text; the found one is shown beside it.
import type { DraftOptions } from './draft.ts'
import { ended } from './ending.ts'
import { asOther, type DraftRecord, freshDraft, isUnsent, type OtherText, splitOff, withSync } from './record.ts'
import type { ServerDraft } from './server.ts'
import { isGone } from './server-side.ts'
import { changeDraft, readDrafts } from './store.ts'

export type OpeningHolder = {
  get: () => DraftRecord
  /** Whether nothing was typed yet. */
  isFree: () => boolean
  take: (record: DraftRecord, known: number) => void
  meet: (other: OtherText) => void
  fail: () => void
}

export class DraftOpening {
  #options: DraftOptions
  #holder: OpeningHolder
  #reading: Promise<DraftRecord[]> = Promise.resolve([])
  #asking: Promise<void> | null = null
  #done = false

  constructor(options: DraftOptions, holder: OpeningHolder) {
    this.#options = options
    this.#holder = holder
  }

  /** Takes the draft of the device. A disk that does not answer does not keep the field closed. */
  async meetDevice(patienceMs: number): Promise<void> {
    this.#reading = readDrafts(this.#options.userId).catch(() => {
      this.#holder.fail()
      return []
    })
    const met = this.#reading.then(found => this.#meetFound(found))
    await Promise.race([met, new Promise(resolve => setTimeout(resolve, patienceMs))])
  }

  close(): void {
    this.#done = true
  }

  /** Asks the server, once; repeated when it could not be reached. */
  meetServer(): Promise<void> {
    if (this.#done || !this.#options.reachable()) return Promise.resolve()
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  #meetFound(found: DraftRecord[]): void {
    const { place, target, draftId, unseen } = this.#options
    const here = found.filter(record => record.state === 'open' && record.place === place && record.target === target)
    const record = draftId ? here.find(record => record.draftId === draftId) : here[0]
    if (!record) return
    const opened = unseen ? record.opened : (found[0]?.opened ?? 0) + 1
    if (this.#holder.isFree()) this.#holder.take({ ...record, opened }, record.deviceVersion)
    else if (record.text !== '') this.#holder.meet(asOther(record))
  }

  async #ask(): Promise<void> {
    await this.#reading
    const record = this.#holder.get()
    // The unsent text is sent, and the answer shows whether another device has written.
    if (record.sync.baseVersion > 0 && isUnsent(record)) this.#done = true
    else if (record.sync.baseVersion > 0) await this.#askForNewer(record)
    else await this.#askForAny(record)
    this.#done = true
  }

  async #askForNewer(record: DraftRecord): Promise<void> {
    const { server } = this.#options
    try {
      const newest = await server.read({ draftId: record.draftId })
      const now = this.#holder.get()
      const isSame = now.draftId === record.draftId && now.deviceVersion === record.deviceVersion
      if (newest.version > now.sync.baseVersion && isSame && this.#holder.isFree()) this.#takeFromServer(now, newest)
    } catch (error) {
      if (!isGone(error)) throw error
      // The draft was handed in or put aside on another device.
      const change = (current: DraftRecord) =>
        isUnsent(current) ? null : withSync(ended(current, 'removed'), { gone: true })
      await changeDraft(record, change).catch(() => null)
      if (!this.#holder.isFree() || this.#holder.get().draftId !== record.draftId) return
      this.#holder.take(freshDraft({ ...record, name: this.#options.name ?? '' }), 0)
      await this.#askForAny(this.#holder.get())
    }
  }

  async #askForAny(record: DraftRecord): Promise<void> {
    const { server, place, target, draftId } = this.#options
    const known = new Set((await this.#reading).map(each => each.draftId))
    const listed = (await server.list({ place, target })).filter(line => !known.has(line.draftId))
    const newest = draftId
      ? listed.find(line => line.draftId === draftId)
      : listed.sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0]
    if (!newest || newest.draftId === this.#holder.get().draftId) return
    const found = await server.read({ draftId: newest.draftId })
    const now = this.#holder.get()
    if (this.#holder.isFree() && now.deviceVersion === 0)
      this.#takeFromServer(splitOff(record, found.draftId, null), found)
    else if (found.text !== '') this.#holder.meet({ ...found, updatedAt: Date.parse(found.updatedAt) })
  }

  #takeFromServer(record: DraftRecord, { name, text, fields, version, updatedAt }: ServerDraft): void {
    const savedAt = Date.parse(updatedAt)
    const deviceVersion = record.deviceVersion + 1
    const taken = { ...record, name, text, fields, selection: null, changedAt: savedAt, deviceVersion }
    const synced = { baseVersion: version, syncedVersion: deviceVersion, savedAt, refusal: null }
    this.#holder.take(withSync(taken, synced), record.deviceVersion)
  }
}
