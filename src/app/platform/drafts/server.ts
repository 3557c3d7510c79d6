// Calls of drafts to the server. Saves are compare-and-set on the server's version, so repeating one is safe.

export type SaveDraft = {
  draftId: string
  place: string
  target: string
  name: string
  text: string
  /** Other fields of the form. */
  fields: string
  /** Version of the server on which the text is based; 0 when the server has none. */
  baseVersion: number
  /** Id under which the server keeps this text if another device has saved another one. */
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

/**
 * The calls as one user; they fail when another user is signed in. Refusals are `Refusal`, unknown results are other errors.
 */
export type DraftServer = {
  save: (draft: SaveDraft) => Promise<SavedDraft>
  list: (of: { place: string; target: string }) => Promise<readonly ServerDraftLine[]>
  read: (of: { draftId: string }) => Promise<ServerDraft>
  remove: (of: { draftId: string }) => Promise<unknown>
  bringBack: (of: { draftId: string }) => Promise<unknown>
  versions: (of: { draftId: string }) => Promise<readonly ServerVersionLine[]>
  version: (of: { draftId: string; version: number }) => Promise<ServerVersion>
}
