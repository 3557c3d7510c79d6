// A server of drafts in memory, compare-and-set like ours, on a network that loses requests and answers.
import type { DraftServer, SaveDraft, SavedDraft, ServerDraft, ServerVersion } from '#app/platform/drafts/server.ts'
import { NoAnswer, Refusal } from '#app/platform/requests.ts'

type Kept = { place: string; target: string; versions: ServerVersion[]; removed: boolean }
export type Fate = 'arrives' | 'request lost' | 'answer lost'

export class FakeDraftServer {
  drafts = new Map<string, Kept>()
  saves: SaveDraft[] = []
  /** Fate of the next call. */
  fate: () => Fate = () => 'arrives'
  delayMs: () => number = () => 0
  refuse: ((save: SaveDraft) => Refusal | null) | null = null
  #clock = Date.UTC(2026, 10, 1)

  /** Calls of one device. */
  link(isOnline: () => boolean = () => true): DraftServer {
    const call = async <Answer>(work: () => Answer): Promise<Answer> => {
      const fate = this.fate()
      await new Promise(resolve => setTimeout(resolve, this.delayMs()))
      if (!isOnline() || fate === 'request lost') throw new NoAnswer('lost')
      const answer = work()
      await new Promise(resolve => setTimeout(resolve, this.delayMs()))
      if (!isOnline() || fate === 'answer lost') throw new NoAnswer('lost')
      return answer
    }
    return {
      save: draft => call(() => this.#save(draft)),
      list: ({ place, target }) =>
        call(() => this.open().filter(draft => draft.place === place && draft.target === target)),
      read: ({ draftId }) => call(() => this.#read(draftId)),
      remove: ({ draftId }) => call(() => this.#setRemoved(draftId, true)),
      bringBack: ({ draftId }) => call(() => this.#setRemoved(draftId, false)),
      versions: ({ draftId }) => call(() => this.drafts.get(draftId)?.versions ?? []),
      version: ({ draftId, version }) => call(() => this.#version(draftId, version)),
    }
  }

  open(): ServerDraft[] {
    return [...this.drafts].filter(([, draft]) => !draft.removed).map(([draftId]) => this.#read(draftId))
  }

  texts(): string[] {
    return this.open().map(({ text }) => text)
  }

  has(draftId: string, text: string): boolean {
    return this.drafts.get(draftId)?.versions.some(version => version.text === text) ?? false
  }

  #save(save: SaveDraft): SavedDraft {
    this.saves.push(save)
    const refusal = this.refuse?.(save)
    if (refusal) throw refusal
    const { draftId, baseVersion, text, name, fields, copyId } = save
    const draft = this.drafts.get(draftId)
    if (!draft || draft.removed) {
      if (baseVersion > 0 || draft) throw new Refusal(404, 'DRAFT_NOT_FOUND', 'ありません', null)
      return this.#add(draftId, save)
    }
    const again = draft.versions[baseVersion]
    if (again?.text === text && again.name === name && again.fields === fields) {
      return { kind: 'saved', version: again.version, savedAt: again.savedAt }
    }
    if (baseVersion === draft.versions.length) return this.#add(draftId, save)
    const current = this.#read(draftId)
    if (!this.drafts.has(copyId)) this.#add(copyId, save)
    return { kind: 'conflict', current, copy: { draftId: copyId, version: 1 } }
  }

  #add(draftId: string, { place, target, name, text, fields }: SaveDraft): SavedDraft {
    const draft = this.drafts.get(draftId) ?? { place, target, versions: [], removed: false }
    const version = draft.versions.length + 1
    const savedAt = new Date(this.#clock++).toISOString()
    draft.versions.push({ version, savedAt, name, text, fields })
    this.drafts.set(draftId, draft)
    return { kind: 'saved', version, savedAt }
  }

  #read(draftId: string): ServerDraft {
    const draft = this.drafts.get(draftId)
    const newest = draft?.versions.at(-1)
    if (!draft || !newest || draft.removed) throw new Refusal(404, 'DRAFT_NOT_FOUND', 'ありません', null)
    const { place, target } = draft
    const { version, savedAt: updatedAt, name, text, fields } = newest
    return { draftId, place, target, name, text, fields, version, updatedAt }
  }

  #version(draftId: string, version: number): ServerVersion {
    const found = this.drafts.get(draftId)?.versions[version - 1]
    if (!found) throw new Refusal(404, 'DRAFT_NOT_FOUND', 'ありません', null)
    return found
  }

  #setRemoved(draftId: string, removed: boolean): void {
    const draft = this.drafts.get(draftId)
    if (!draft) throw new Refusal(404, 'DRAFT_NOT_FOUND', 'ありません', null)
    draft.removed = removed
  }
}
