// Drafts of a server in memory, compare-and-set like ours, as answers to the calls of the contract: every fake server has them.
import { draftCount } from '#rules/draft-count.ts'
import { DRAFT_EXCERPT_LENGTH } from '#rules/drafts.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { AnswerOf, Handlers, InputOf } from './fake-server.ts'

type Version = { version: number; savedAt: string; name: string; text: string; fields: string }
type Kept = { place: string; target: string; versions: Version[]; removedAt: string | null }
type Save = InputOf<'draft.save'>

/** Refusal of a call with a code of the contract, thrown in place of an answer. */
export class Refused extends Error {}

const facts = (place: string, text: string) => ({
  excerpt: oneLine(strip(text), DRAFT_EXCERPT_LENGTH),
  characters: draftCount(place, text),
})

export class DraftShelf {
  kept = new Map<string, Kept>()
  #clock = Date.UTC(2026, 10, 1)

  readonly handlers: Handlers = {
    'draft.save': save => this.#save(save),
    'draft.list': ({ removed = false, place, target, offset, limit }) => {
      const found = [...this.kept].filter(
        ([, draft]) =>
          (draft.removedAt !== null) === removed &&
          (place === undefined || draft.place === place) &&
          (target === undefined || draft.target === target),
      )
      const draftList = found.map(([draftId]) => this.#line(draftId))
      draftList.sort((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1))
      return { draftList: draftList.slice(offset, offset + limit), count: found.length }
    },
    'draft.read': ({ draftId }) => this.#read(draftId),
    'draft.remove': ({ draftId }) => this.#remove(draftId, this.#now()),
    'draft.bringBack': ({ draftId }) => this.#remove(draftId, null),
    'draft.versions': ({ draftId }) => {
      const { place, versions } = this.#find(draftId)
      const lines = versions
        .slice(0, -1)
        .map(({ fields: _, text, ...version }) => ({ ...version, ...facts(place, text) }))
      return { versionList: lines.reverse() }
    },
    'draft.version': ({ draftId, version }) => {
      const found = this.#find(draftId).versions[version - 1]
      if (!found) throw new Refused('DRAFT_NOT_FOUND')
      return found
    },
  }

  /** Drafts that are being written, of a place or of all, in the order in which they were begun. */
  open(place?: string) {
    return [...this.kept]
      .filter(([, draft]) => draft.removedAt === null && (place === undefined || draft.place === place))
      .map(([draftId]) => this.#read(draftId))
  }

  texts(place?: string): string[] {
    return this.open(place).map(({ text }) => text)
  }

  /** @returns true when some version of a draft has this text */
  has(draftId: string, text: string): boolean {
    return this.kept.get(draftId)?.versions.some(version => version.text === text) ?? false
  }

  #now = (): string => new Date(this.#clock++).toISOString()

  #save(save: Save): AnswerOf<'draft.save'> {
    const { draftId, baseVersion, text, name, copyId } = save
    const draft = this.kept.get(draftId)
    if (!draft || draft.removedAt !== null) {
      if (baseVersion > 0 || draft) throw new Refused('DRAFT_NOT_FOUND')
      return this.#add(draftId, save)
    }
    const again = draft.versions[baseVersion]
    if (again?.text === text && again.name === name && again.fields === (save.fields ?? again.fields)) {
      return { kind: 'saved', version: again.version, updatedAt: again.savedAt }
    }
    if (baseVersion === draft.versions.length) return this.#add(draftId, save)
    const { version, updatedAt, ...current } = this.#read(draftId)
    if (!this.kept.has(copyId)) this.#add(copyId, save)
    return {
      kind: 'conflict',
      current: { version, updatedAt, text: current.text, name: current.name, fields: current.fields },
      copy: { draftId: copyId, version: 1 },
    }
  }

  #add(draftId: string, { place, target, name, text, fields }: Save): AnswerOf<'draft.save'> {
    const draft = this.kept.get(draftId) ?? { place, target, versions: [], removedAt: null }
    const [version, savedAt] = [draft.versions.length + 1, this.#now()]
    draft.versions.push({ version, savedAt, name, text, fields: fields ?? draft.versions.at(-1)?.fields ?? '' })
    this.kept.set(draftId, draft)
    return { kind: 'saved', version, updatedAt: savedAt }
  }

  #find(draftId: string): Kept {
    const draft = this.kept.get(draftId)
    if (!draft) throw new Refused('DRAFT_NOT_FOUND')
    return draft
  }

  #read(draftId: string) {
    const { versions } = this.#find(draftId)
    return { ...this.#line(draftId), text: versions.at(-1)?.text ?? '', fields: versions.at(-1)?.fields ?? '' }
  }

  #line(draftId: string) {
    const { place, target, versions, removedAt } = this.#find(draftId)
    const { name = '', text = '', version = 0, savedAt: updatedAt = '' } = versions.at(-1) ?? {}
    const of = { draftId, place, target, name, version, updatedAt, ...facts(place, text) }
    return { ...of, copyOf: null, removedAt, submittedAt: null }
  }

  #remove(draftId: string, removedAt: string | null): AnswerOf<'draft.remove'> {
    this.#find(draftId).removedAt = removedAt
    return { draft: this.#line(draftId) }
  }
}
