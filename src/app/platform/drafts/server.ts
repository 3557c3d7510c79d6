// What drafts ask of the server. Saves are compare-and-set on the server's version, so sending the same one again is safe.

export type SaveDraft = {
  draftId: string
  place: string
  target: string
  name: string
  text: string
  /** The other fields of the form. */
  fields: string
  /** The server's version that the text goes back to; 0 when the server has none. */
  baseVersion: number
  /** Where the server keeps this text if somebody else saved another one since. */
  copyId: string
}

export type SavedDraft =
  | { kind: 'saved'; version: number; savedAt: string }
  | {
      kind: 'conflict'
      current: { version: number; text: string; name: string; fields: string; updatedAt: string }
      copy: { draftId: string; version: number }
    }

export type ServerDraftLine = {
  draftId: string
  place: string
  target: string
  name: string
  version: number
  updatedAt: string
}
export type ServerDraft = ServerDraftLine & { text: string; fields: string }
export type ServerVersionLine = { version: number; savedAt: string }
export type ServerVersion = ServerVersionLine & { name: string; text: string; fields: string }

/** The calls as one user. Each sends as that user or not at all; refusals are `Refusal`, everything unknown is not. */
export type DraftServer = {
  save: (draft: SaveDraft) => Promise<SavedDraft>
  list: (of: { place: string; target: string }) => Promise<readonly ServerDraftLine[]>
  read: (of: { draftId: string }) => Promise<ServerDraft>
  remove: (of: { draftId: string }) => Promise<unknown>
  bringBack: (of: { draftId: string }) => Promise<unknown>
  versions: (of: { draftId: string }) => Promise<readonly ServerVersionLine[]>
  version: (of: { draftId: string; version: number }) => Promise<ServerVersion>
}
